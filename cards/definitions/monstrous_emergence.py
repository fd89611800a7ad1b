from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    ChooseOwn,
    DealDamage,
    OneOf,
    RevealFromHand,
    additional_cost,
    power_of,
    spell,
    stored,
    target,
)


class MonstrousEmergence(Card):
    name, cost, type_line = "Monstrous Emergence", "{1}{G}", "Sorcery"
    price = additional_cost(OneOf((ChooseOwn(CREATURE), RevealFromHand(CREATURE))))
    emergence = spell(
        DealDamage(power_of(stored("shown", "the chosen creature or revealed card")), TARGET),
        targets=target(CREATURE),
    )
