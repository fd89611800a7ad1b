from sim.vocab import FIRST_STRIKE, Card


class YouthfulKnight(Card):
    name, cost, type_line = "Youthful Knight", "{1}{W}", "Creature - Human Knight"
    power, toughness = 2, 1
    keywords = (FIRST_STRIKE,)
