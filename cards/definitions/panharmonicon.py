from sim.vocab import (
    PERMANENT,
    TYPE_ARTIFACT,
    TYPE_CREATURE,
    YOURS,
    Card,
    HasType,
    TriggersMore,
    enters,
    static,
)


class Panharmonicon(Card):
    name, cost, type_line = "Panharmonicon", "{4}", "Artifact"
    harmony = static(
        TriggersMore(enters(HasType(TYPE_ARTIFACT | TYPE_CREATURE)), PERMANENT & YOURS)
    )
