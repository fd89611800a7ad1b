from sim.vocab import LAND, TAP, YOURS, Card, CouldProduce, activated, add_mana_among


class HarvesterDruid(Card):
    name, cost, type_line = "Harvester Druid", "{1}{G}", "Creature - Human Druid"
    power, toughness = 1, 1
    mana = activated(TAP, add_mana_among(CouldProduce(LAND & YOURS)))
