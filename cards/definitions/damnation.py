from sim.vocab import CREATURE, Card, Destroy, every, spell


class Damnation(Card):
    name, cost, type_line = "Damnation", "{2}{B}{B}", "Sorcery"
    wrath = spell(Destroy(every(CREATURE), regenerate=False))
