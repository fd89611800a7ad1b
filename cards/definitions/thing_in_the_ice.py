from sim.vocab import (
    BLUE_BIT,
    CREATURE,
    DEFENDER,
    INSTANT_OR_SORCERY,
    SELF,
    THIS,
    YOU,
    ZONE_HAND,
    BackFace,
    Card,
    HasCounter,
    If,
    Move,
    TakeCounters,
    Transform,
    TransformsInto,
    casts,
    enters_with,
    every,
    fits,
    subtype,
    whenever,
)


class ThingInTheIce(Card):
    name, cost, type_line = "Thing in the Ice", "{1}{U}", "Creature - Horror"
    power, toughness = 0, 4
    keywords = (DEFENDER,)
    ice = enters_with("ice", 4)
    thaw = whenever(
        casts(YOU, INSTANT_OR_SORCERY),
        TakeCounters("ice", 1, SELF),
        If(fits(SELF, ~HasCounter("ice")), (Transform(SELF),)),
    )

    class AwokenHorror(BackFace):
        name, type_line, color = "Awoken Horror", "Creature - Kraken Horror", BLUE_BIT
        power, toughness = 7, 8
        awaken = whenever(
            TransformsInto(THIS, "Awoken Horror"),
            Move(every(CREATURE & ~subtype("Horror")), ZONE_HAND),
        )
