from sim.vocab import Card, add_mana, enters, whenever


class BurningTreeEmissary(Card):
    name, cost, type_line = "Burning-Tree Emissary", "{R/G}{R/G}", "Creature - Human Shaman"
    power, toughness = 2, 2
    mana = whenever(enters(), add_mana("{R}{G}"))
