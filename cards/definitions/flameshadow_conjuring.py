from sim.vocab import (
    CREATURE,
    FOREVER,
    HASTE,
    MOVED_CARD,
    TOKEN,
    YOURS,
    ZONE_EXILE,
    Card,
    Change,
    CreateCopy,
    Delayed,
    MayPay,
    Move,
    costs_of,
    enters,
    has,
    next_end_step,
    stored,
    whenever,
)


class FlameshadowConjuring(Card):
    name, cost, type_line = "Flameshadow Conjuring", "{3}{R}", "Enchantment"
    conjure = whenever(
        enters(CREATURE & ~TOKEN & YOURS),
        MayPay(
            (costs_of("{R}"),),
            (
                CreateCopy(MOVED_CARD),
                Change(stored("created"), (has(HASTE),), FOREVER),
                Delayed(next_end_step(), (Move(stored("created"), ZONE_EXILE),)),
            ),
        ),
    )
