from sim.vocab import SELF, Card, Regenerate, activated


class DrudgeSkeletons(Card):
    name, cost, type_line = "Drudge Skeletons", "{1}{B}", "Creature - Skeleton"
    power, toughness = 1, 1
    regrow = activated("{B}", Regenerate(SELF))
