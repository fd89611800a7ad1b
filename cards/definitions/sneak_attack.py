from sim.vocab import (
    CREATURE,
    FOREVER,
    HASTE,
    ZONE_BATTLEFIELD,
    ZONE_HAND,
    Card,
    Change,
    ChooseObjects,
    Delayed,
    May,
    Move,
    SacrificeThem,
    activated,
    has,
    next_end_step,
    stored,
)


class SneakAttack(Card):
    name, cost, type_line = "Sneak Attack", "{3}{R}", "Enchantment"
    sneak = activated(
        "{R}",
        May(
            (
                ChooseObjects(CREATURE, zone=ZONE_HAND),
                Move(stored("chosen", "that card"), ZONE_BATTLEFIELD, store="put"),
                Change(stored("put", "that creature"), (has(HASTE),), FOREVER),
                Delayed(next_end_step(), (SacrificeThem(stored("put", "that creature")),)),
            )
        ),
    )
