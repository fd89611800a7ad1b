from sim.vocab import DOUBLE_STRIKE, FIRST_STRIKE, Card, level, level_up


class StudentOfWarfare(Card):
    name, cost, type_line = "Student of Warfare", "{W}", "Creature - Human Knight"
    power, toughness = 1, 1
    keywords = (level_up("{W}"),)
    learned = level(2, 6, 3, 3, FIRST_STRIKE)
    mastered = level(7, None, 4, 4, DOUBLE_STRIKE)
