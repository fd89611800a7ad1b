from sim.vocab import CREATURE, TAP, Card, Sacrifice, activated, add_mana


class PhyrexianTower(Card):
    name, cost, type_line = "Phyrexian Tower", "", "Legendary Land"
    colorless = activated(TAP, add_mana("{C}"))
    black = activated((TAP, Sacrifice(CREATURE)), add_mana("{B}{B}"))
