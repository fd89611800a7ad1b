from sim.vocab import (
    COLORLESS_BIT,
    LAND,
    OTHER,
    PERMANENT,
    STEP_UPKEEP,
    TAP,
    YOURS,
    AddMana,
    Card,
    First,
    GainLife,
    SacrificeThem,
    activated,
    beginning_of,
    compare,
    count,
    enters,
    every,
    instead,
    named,
    whenever,
)


class ShelteredValley(Card):
    name, cost, type_line = "Sheltered Valley", "", "Land"
    valley = instead(
        enters(),
        First((SacrificeThem(every(OTHER & PERMANENT & YOURS & named("Sheltered Valley"))),)),
    )
    shelter = whenever(
        beginning_of(STEP_UPKEEP),
        GainLife(1),
        condition=compare(count(LAND & YOURS), "<=", 3),
    )
    mana = activated(TAP, AddMana((COLORLESS_BIT,)))
