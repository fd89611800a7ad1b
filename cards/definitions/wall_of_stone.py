from sim.vocab import DEFENDER, Card


class WallOfStone(Card):
    name, cost, type_line = "Wall of Stone", "{1}{R}{R}", "Creature - Wall"
    power, toughness = 0, 8
    keywords = (DEFENDER,)
