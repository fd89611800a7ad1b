from sim.vocab import DELVE, Card


class GurmagAngler(Card):
    name, cost, type_line = "Gurmag Angler", "{6}{B}", "Creature - Zombie Fish"
    power, toughness = 5, 5
    keywords = (DELVE,)
