from sim.vocab import DOUBLE_STRIKE, Card


class FencingAce(Card):
    name, cost, type_line = "Fencing Ace", "{1}{W}", "Creature - Human Soldier"
    power, toughness = 1, 1
    keywords = (DOUBLE_STRIKE,)
