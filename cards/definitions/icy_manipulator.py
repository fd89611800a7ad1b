from sim.vocab import (
    TAP,
    TARGET,
    TYPE_ARTIFACT,
    TYPE_CREATURE,
    TYPE_LAND,
    Card,
    HasType,
    Tap,
    activated,
    target,
)


class IcyManipulator(Card):
    name, cost, type_line = "Icy Manipulator", "{4}", "Artifact"
    ice = activated(
        ("{1}", TAP),
        Tap(TARGET),
        targets=target(HasType(TYPE_ARTIFACT | TYPE_CREATURE | TYPE_LAND)),
    )
