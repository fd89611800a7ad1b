from sim.vocab import Card, unearth


class DregscapeZombie(Card):
    name, cost, type_line = "Dregscape Zombie", "{1}{B}", "Creature - Zombie"
    power, toughness = 2, 1
    keywords = (unearth("{B}"),)
