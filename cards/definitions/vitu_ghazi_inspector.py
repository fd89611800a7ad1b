from sim.vocab import (
    CREATURE,
    EVIDENCE_COLLECTED,
    REACH,
    TARGET,
    Card,
    GainLife,
    PutCounters,
    enters,
    may_collect_evidence,
    target,
    whenever,
)


class VituGhaziInspector(Card):
    name, cost, type_line = "Vitu-Ghazi Inspector", "{1}{G}", "Creature - Elf Detective"
    power, toughness = 1, 3
    keywords = (may_collect_evidence(6), REACH)
    inspect = whenever(
        enters(),
        PutCounters("+1/+1", 1, TARGET),
        GainLife(2),
        targets=target(CREATURE),
        condition=EVIDENCE_COLLECTED,
    )
