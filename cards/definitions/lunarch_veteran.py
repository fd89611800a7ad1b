from sim.vocab import (
    CREATURE,
    FLYING,
    OTHER,
    THIS,
    WHITE_BIT,
    YOURS,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_STACK,
    BackFace,
    Card,
    GainLife,
    GoesTo,
    Moves,
    disturb,
    enters,
    instead,
    leaves,
    whenever,
)


class LunarchVeteran(Card):
    name, cost, type_line = "Lunarch Veteran", "{W}", "Creature - Human Cleric"
    power, toughness = 1, 1
    welcome = whenever(enters(OTHER & CREATURE & YOURS), GainLife(1))
    keywords = (disturb("{1}{W}"),)

    class LuminousPhantom(BackFace):
        name, type_line, color = "Luminous Phantom", "Creature - Spirit Cleric", WHITE_BIT
        power, toughness = 1, 1
        keywords = (FLYING,)
        farewell = whenever(leaves(OTHER & CREATURE & YOURS), GainLife(1))
        fade = instead(
            Moves(THIS, to_zone=ZONE_GRAVEYARD),
            GoesTo(ZONE_EXILE),
            zones=(ZONE_BATTLEFIELD, ZONE_STACK),
        )
