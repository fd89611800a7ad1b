from sim.vocab import TRAMPLE, Card, madness


class ArrogantWurm(Card):
    name, cost, type_line = "Arrogant Wurm", "{3}{G}{G}", "Creature - Wurm"
    power, toughness = 4, 4
    keywords = (TRAMPLE, madness("{2}{G}"))
