from sim.vocab import (
    CREATURE_OR_PLANESWALKER,
    EACH_OPPONENT,
    OPPONENTS,
    Card,
    DealDamage,
    every,
    spell,
    together,
)


class EndTheFestivities(Card):
    name, cost, type_line = "End the Festivities", "{R}", "Sorcery"
    blast = spell(
        DealDamage(1, together(EACH_OPPONENT, every(CREATURE_OR_PLANESWALKER & OPPONENTS)))
    )
