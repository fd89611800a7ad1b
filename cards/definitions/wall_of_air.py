from sim.vocab import DEFENDER, FLYING, Card


class WallOfAir(Card):
    name, cost, type_line = "Wall of Air", "{1}{U}{U}", "Creature - Wall"
    power, toughness = 1, 5
    keywords = (DEFENDER, FLYING)
