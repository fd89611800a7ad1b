from sim.vocab import (
    CREATURE,
    OTHER,
    TARGET,
    YOURS,
    Card,
    PutCounters,
    enters,
    enters_tapped,
    subtype,
    target,
    unless,
    whenever,
    you_control,
)


class IdyllicGrange(Card):
    name, cost, type_line = "Idyllic Grange", "", "Land - Plains"
    tapped = enters_tapped(unless(you_control(OTHER & subtype("Plains"), 3)))
    idyll = whenever(
        enters(untapped=True),
        PutCounters("+1/+1", 1, TARGET),
        targets=target(CREATURE & YOURS),
    )
