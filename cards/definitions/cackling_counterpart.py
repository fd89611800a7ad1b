from sim.vocab import (
    CREATURE,
    TARGET,
    YOURS,
    Card,
    CreateCopy,
    flashback,
    spell,
    target,
)


class CacklingCounterpart(Card):
    name, cost, type_line = "Cackling Counterpart", "{1}{U}{U}", "Instant"
    counterpart = spell(CreateCopy(TARGET), targets=target(CREATURE & YOURS))
    keywords = (flashback("{5}{U}{U}"),)
