from sim.vocab import (
    CREATURE,
    HASTE,
    MOVED_CARD,
    OTHER,
    YOURS,
    Card,
    Change,
    enters,
    gets,
    has,
    whenever,
)


class OgreBattledriver(Card):
    name, cost, type_line = "Ogre Battledriver", "{2}{R}{R}", "Creature - Ogre Warrior"
    power, toughness = 3, 3
    drive = whenever(enters(OTHER & CREATURE & YOURS), Change(MOVED_CARD, (gets(2, 0), has(HASTE))))
