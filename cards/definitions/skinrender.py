from sim.vocab import CREATURE, TARGET, Card, PutCounters, enters, target, whenever


class Skinrender(Card):
    name, cost, type_line = "Skinrender", "{2}{B}{B}", "Creature - Zombie"
    power, toughness = 3, 3
    rend = whenever(enters(), PutCounters("-1/-1", 3, TARGET), targets=target(CREATURE))
