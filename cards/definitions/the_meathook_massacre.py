from sim.vocab import (
    CREATURE,
    EACH_OPPONENT,
    OPPONENTS,
    YOURS,
    Card,
    Change,
    GainLife,
    LoseLife,
    X,
    dies,
    enters,
    every,
    gets,
    times,
    whenever,
)


class TheMeathookMassacre(Card):
    name, cost, type_line = "The Meathook Massacre", "{X}{B}{B}", "Legendary Enchantment"
    massacre = whenever(enters(), Change(every(CREATURE), (gets(times(-1, X), times(-1, X)),)))
    mourning = whenever(dies(CREATURE & YOURS), LoseLife(1, EACH_OPPONENT))
    feast = whenever(dies(CREATURE & OPPONENTS), GainLife(1))
