from sim.vocab import DOUBLE_STRIKE, Card


class BorosSwiftblade(Card):
    name, cost, type_line = "Boros Swiftblade", "{R}{W}", "Creature - Human Soldier"
    power, toughness = 1, 2
    keywords = (DOUBLE_STRIKE,)
