from sim.vocab import CREATURE, TARGET, UNLIMITED, Card, DoubleCounters, TargetClause, spell, strive


class SolidarityOfHeroes(Card):
    name, cost, type_line = "Solidarity of Heroes", "{1}{G}", "Instant"
    together = strive("{1}{G}")
    heroes = spell(
        DoubleCounters("+1/+1", TARGET),
        targets=TargetClause(CREATURE, minimum=0, maximum=UNLIMITED),
    )
