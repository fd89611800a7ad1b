from sim.vocab import (
    PERMANENT,
    SUSPENDED,
    TARGET,
    Card,
    HasCounter,
    PutCounters,
    TakeCounters,
    TargetClause,
    X,
    modal,
    mode,
)


class Timecrafting(Card):
    name, cost, type_line = "Timecrafting", "{X}{R}", "Instant"
    craft = modal(
        mode(
            TakeCounters("time", X, TARGET),
            targets=TargetClause(PERMANENT, exiled=SUSPENDED),
        ),
        mode(
            PutCounters("time", X, TARGET),
            targets=TargetClause(PERMANENT & HasCounter("time"), exiled=SUSPENDED),
        ),
    )
