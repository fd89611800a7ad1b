from sim.vocab import CREATURE, FLYING, SELF, Card, DamagedBy, PutCounters, dies, whenever


class SengirVampire(Card):
    name, cost, type_line = "Sengir Vampire", "{3}{B}{B}", "Creature - Vampire"
    power, toughness = 4, 4
    keywords = (FLYING,)
    feed = whenever(dies(CREATURE & DamagedBy(SELF)), PutCounters("+1/+1", 1, SELF))
