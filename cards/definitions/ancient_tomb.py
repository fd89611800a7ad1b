from sim.vocab import COLORLESS_BIT, TAP, YOU, AddMana, Card, DealDamage, activated


class AncientTomb(Card):
    name, cost, type_line = "Ancient Tomb", "", "Land"
    tomb = activated(TAP, AddMana((COLORLESS_BIT, COLORLESS_BIT)), DealDamage(2, YOU))
