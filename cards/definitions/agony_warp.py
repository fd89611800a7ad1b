from sim.vocab import CREATURE, SECOND_TARGET, TARGET, Card, Change, gets, spell, target


class AgonyWarp(Card):
    name, cost, type_line = "Agony Warp", "{U}{B}", "Instant"
    warp = spell(
        Change(TARGET, (gets(-3, 0),)),
        Change(SECOND_TARGET, (gets(0, -3),)),
        targets=(target(CREATURE), target(CREATURE)),
    )
