from sim.vocab import (
    CREATURE,
    TAP,
    TARGET,
    YOURS,
    Card,
    Change,
    activated,
    add_mana,
    count,
    gets,
    subtype,
    target,
)


class BasiliskGate(Card):
    name, cost, type_line = "Basilisk Gate", "", "Land - Gate"
    mana = activated(TAP, add_mana("{C}"))
    stare = activated(
        ("{2}", TAP),
        Change(TARGET, (gets(count(subtype("Gate") & YOURS), count(subtype("Gate") & YOURS)),)),
        targets=target(CREATURE),
        as_sorcery=True,
    )
