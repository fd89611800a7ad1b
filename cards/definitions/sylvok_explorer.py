from sim.vocab import LAND, OPPONENTS, TAP, Card, CouldProduce, activated, add_mana_among


class SylvokExplorer(Card):
    name, cost, type_line = "Sylvok Explorer", "{1}{G}", "Creature - Human Druid"
    power, toughness = 1, 1
    mana = activated(TAP, add_mana_among(CouldProduce(LAND & OPPONENTS)))
