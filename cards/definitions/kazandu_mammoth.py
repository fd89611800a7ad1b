from sim.vocab import (
    LAND,
    SELF,
    TAP,
    YOURS,
    Card,
    Change,
    ModalBack,
    activated,
    add_mana,
    enters,
    enters_tapped,
    gets,
    whenever,
)


class KazanduMammoth(Card):
    name, cost, type_line = "Kazandu Mammoth", "{1}{G}{G}", "Creature - Elephant"
    power, toughness = 3, 3
    landfall = whenever(enters(LAND & YOURS), Change(SELF, (gets(2, 2),)))

    class KazanduValley(ModalBack):
        name, cost, type_line = "Kazandu Valley", "", "Land"
        valley = enters_tapped()
        mana = activated(TAP, add_mana("{G}"))
