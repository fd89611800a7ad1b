from sim.vocab import CREATURE, TARGET, Card, PutCounters, spell, target


class Battlegrowth(Card):
    name, cost, type_line = "Battlegrowth", "{G}", "Instant"
    growth = spell(PutCounters("+1/+1", 1, TARGET), targets=target(CREATURE))
