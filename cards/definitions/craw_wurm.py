from sim.vocab import Card


class CrawWurm(Card):
    name, cost, type_line = "Craw Wurm", "{4}{G}{G}", "Creature - Wurm"
    power, toughness = 6, 4
