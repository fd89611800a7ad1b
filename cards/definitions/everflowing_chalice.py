from sim.vocab import (
    SELF,
    TAP,
    TIMES_KICKED,
    Card,
    CountersOn,
    activated,
    add_mana,
    enters_with,
    multikicker,
)


class EverflowingChalice(Card):
    name, cost, type_line = "Everflowing Chalice", "{0}", "Artifact"
    keywords = (multikicker("{2}"),)
    charge = enters_with("charge", TIMES_KICKED)
    mana = activated(TAP, add_mana("{C}", CountersOn("charge", SELF)))
