from sim.vocab import (
    CREATURE,
    EACH_PLAYER,
    ENCHANTED,
    ActivationCostChange,
    AttackCost,
    BlockCost,
    Card,
    costs_of,
    enchant,
    is_object,
    static,
)


class OppressiveRays(Card):
    name, cost, type_line = "Oppressive Rays", "{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    press = static(
        AttackCost(costs_of("{3}"), EACH_PLAYER, planeswalkers=True, filter=is_object(ENCHANTED)),
        BlockCost(is_object(ENCHANTED), costs_of("{3}")),
    )
    rays = static(ActivationCostChange(is_object(ENCHANTED), 3))
