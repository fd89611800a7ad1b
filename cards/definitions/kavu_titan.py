from sim.vocab import (
    SELF,
    TRAMPLE,
    WAS_KICKED,
    Card,
    affect,
    enters_with,
    has,
    kicker,
    static,
)


class KavuTitan(Card):
    name, cost, type_line = "Kavu Titan", "{1}{G}", "Creature - Kavu"
    power, toughness = 2, 2
    keywords = (kicker("{2}{G}"),)
    size = enters_with("+1/+1", 3, condition=WAS_KICKED)
    charge = static(affect(SELF, has(TRAMPLE)), condition=WAS_KICKED)
