from sim.vocab import Card, add_mana, spell


class DarkRitual(Card):
    name, cost, type_line = "Dark Ritual", "{B}", "Instant"
    ritual = spell(add_mana("{B}{B}{B}"))
