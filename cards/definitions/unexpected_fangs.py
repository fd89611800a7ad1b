from sim.vocab import CREATURE, TARGET, Card, PutCounters, spell, target


class UnexpectedFangs(Card):
    name, cost, type_line = "Unexpected Fangs", "{1}{B}", "Instant"
    fangs = spell(
        PutCounters("+1/+1", 1, TARGET),
        PutCounters("lifelink", 1, TARGET),
        targets=target(CREATURE),
    )
