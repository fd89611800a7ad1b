from sim.vocab import TARGET, Card, Draw, Mill, spell, target_player


class ThoughtScour(Card):
    name, cost, type_line = "Thought Scour", "{U}", "Instant"
    scour = spell(Mill(2, TARGET), Draw(), targets=target_player())
