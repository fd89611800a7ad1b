from sim.vocab import (
    CREATURE,
    SACRIFICE_SELF,
    TAP,
    TARGET,
    YOURS,
    Explore,
    Token,
    activated,
    target,
)


class MapToken(Token):
    name, type_line = "Map Token", "Artifact - Map"
    explore = activated(
        ("{1}", TAP, SACRIFICE_SELF),
        Explore(TARGET),
        targets=target(CREATURE & YOURS),
        as_sorcery=True,
    )
