from sim.vocab import CONVOKE, TRAMPLE, Card


class SiegeWurm(Card):
    name, cost, type_line = "Siege Wurm", "{5}{G}{G}", "Creature - Wurm"
    power, toughness = 5, 5
    keywords = (CONVOKE, TRAMPLE)
