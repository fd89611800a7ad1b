from sim.vocab import (
    CREATURE,
    SOURCE,
    WHITE,
    YOURS,
    Card,
    ChooseWord,
    DealsDamage,
    HasChosenWord,
    Prevents,
    SetReplacement,
    TapOthers,
    flashback,
    instead,
    spell,
)


class PrismaticStrands(Card):
    name, cost, type_line = "Prismatic Strands", "{2}{W}", "Instant"
    strands = spell(
        ChooseWord("color"),
        SetReplacement(instead(DealsDamage(SOURCE & HasChosenWord("color")), Prevents())),
    )
    keywords = (flashback(TapOthers(WHITE & CREATURE & YOURS)),)
