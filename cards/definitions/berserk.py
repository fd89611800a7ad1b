from sim.vocab import (
    ATTACKED_THIS_TURN,
    BEFORE_COMBAT_DAMAGE,
    CREATURE,
    TARGET,
    TRAMPLE,
    Card,
    CastOnlyIf,
    Change,
    Delayed,
    Destroy,
    If,
    fits,
    gets,
    has,
    next_end_step,
    power_of,
    spell,
    target,
)


class Berserk(Card):
    name, cost, type_line = "Berserk", "{G}", "Instant"
    restriction = CastOnlyIf(BEFORE_COMBAT_DAMAGE)
    rage = spell(
        Change(TARGET, (has(TRAMPLE), gets(power_of(TARGET), 0))),
        Delayed(next_end_step(), (If(fits(TARGET, ATTACKED_THIS_TURN), (Destroy(TARGET),)),)),
        targets=target(CREATURE),
    )
