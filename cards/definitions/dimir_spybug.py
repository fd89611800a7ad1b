from sim.vocab import FLYING, MENACE, SELF, YOU, Card, PutCounters, Surveils, whenever


class DimirSpybug(Card):
    name, cost, type_line = "Dimir Spybug", "{U}{B}", "Creature - Insect"
    power, toughness = 1, 1
    keywords = (FLYING, MENACE)
    lesson = whenever(Surveils(YOU), PutCounters("+1/+1", 1, SELF))
