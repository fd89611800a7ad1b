from cards.tokens.fungus_dinosaur_green import FungusDinosaurToken
from sim.vocab import (
    BATCH,
    CREATURE,
    TAP,
    TARGET,
    TOKEN,
    YOURS,
    Card,
    Change,
    CreateToken,
    Greatest,
    OwnCostChange,
    Total,
    activated,
    dies,
    gets,
    power_of,
    stored,
    target,
    whenever,
)


class TheSkullsporeNexus(Card):
    name, cost, type_line = "The Skullspore Nexus", "{6}{G}{G}", "Legendary Artifact"
    growth = OwnCostChange(Greatest("power", CREATURE & YOURS))
    spores = whenever(
        dies(CREATURE & YOURS & ~TOKEN),
        CreateToken(
            FungusDinosaurToken.definition, size=Total(stored(BATCH, "those creatures"), "power")
        ),
        batch=True,
    )
    double = activated(
        ("{2}", TAP), Change(TARGET, (gets(power_of(TARGET), 0),)), targets=target(CREATURE)
    )
