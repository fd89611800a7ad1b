from sim.vocab import (
    CREATURE,
    EACH_PLAYER,
    IT,
    TARGET,
    THAT_MUCH,
    Card,
    DealDamage,
    Delayed,
    IsDealtDamage,
    every,
    is_object,
    spell,
    target,
    together,
)


class Arcbond(Card):
    name, cost, type_line = "Arcbond", "{2}{R}", "Instant"
    bond = spell(
        Delayed(
            IsDealtDamage(is_object(TARGET)),
            (
                DealDamage(
                    THAT_MUCH, together(every(CREATURE & ~is_object(IT)), EACH_PLAYER), source=IT
                ),
            ),
            once=False,
            this_turn=True,
        ),
        targets=target(CREATURE),
    )
