from sim.vocab import (
    THAT_MUCH,
    THAT_SOURCE,
    Card,
    DealsDamage,
    GainLife,
    controller_of,
    subtype,
    whenever,
)


class EssenceSliver(Card):
    name, cost, type_line = "Essence Sliver", "{3}{W}", "Creature - Sliver"
    power, toughness = 3, 3
    essence = whenever(
        DealsDamage(subtype("Sliver")), GainLife(THAT_MUCH, controller_of(THAT_SOURCE))
    )
