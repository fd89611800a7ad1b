from sim.vocab import TARGET, Card, Mill, spell, target_player


class TomeScour(Card):
    name, cost, type_line = "Tome Scour", "{U}", "Sorcery"
    scour = spell(Mill(5, TARGET), targets=target_player())
