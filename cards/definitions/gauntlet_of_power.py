from sim.vocab import (
    BASIC,
    CREATURE,
    IT,
    LAND,
    Card,
    ChosenColorOfSelf,
    HasChosenColor,
    TapsForMana,
    add_mana_among,
    affect,
    as_enters_choose,
    controller_of,
    gets,
    static,
    whenever,
)


class GauntletOfPower(Card):
    name, cost, type_line = "Gauntlet of Power", "{5}", "Artifact"
    choice = as_enters_choose("color")
    strength = static(affect(CREATURE & HasChosenColor(), gets(1, 1)))
    wealth = whenever(
        TapsForMana(BASIC & LAND, chosen=True),
        add_mana_among(ChosenColorOfSelf(), controller_of(IT)),
    )
