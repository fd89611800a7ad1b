from sim.vocab import (
    BLUE,
    LAND,
    OPPONENTS,
    TARGET,
    YOU,
    Card,
    Draw,
    Tap,
    X,
    casts,
    enters,
    target,
    whenever,
)


class GadwickTheWizened(Card):
    name = "Gadwick, the Wizened"
    cost, type_line = "{X}{U}{U}{U}", "Legendary Creature - Human Wizard"
    power, toughness = 3, 3
    insight = whenever(enters(), Draw(X))
    spell_tap = whenever(casts(YOU, BLUE), Tap(TARGET), targets=target(~LAND & OPPONENTS))
