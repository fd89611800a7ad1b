from sim.vocab import CREATURE, Card, DealDamage, every, spell


class Pyroclasm(Card):
    name, cost, type_line = "Pyroclasm", "{1}{R}", "Sorcery"
    blast = spell(DealDamage(2, every(CREATURE)))
