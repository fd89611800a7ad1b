from sim.vocab import CREATURE, TAP, YOURS, Card, activated, add_mana, count


class GaeasCradle(Card):
    name, cost, type_line = "Gaea's Cradle", "", "Legendary Land"
    mana = activated(TAP, add_mana("{G}", count(CREATURE & YOURS)))
