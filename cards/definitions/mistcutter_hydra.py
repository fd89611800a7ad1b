from sim.vocab import (
    BLUE_BIT,
    HASTE,
    THIS,
    ZONE_STACK,
    CantBeCountered,
    Card,
    X,
    enters_with,
    protection_from_color,
    static,
)


class MistcutterHydra(Card):
    name, cost, type_line = "Mistcutter Hydra", "{X}{G}", "Creature - Hydra"
    power, toughness = 0, 0
    keywords = (HASTE, protection_from_color(BLUE_BIT))
    certain = static(CantBeCountered(THIS), zones=(ZONE_STACK,))
    size = enters_with("+1/+1", X)
