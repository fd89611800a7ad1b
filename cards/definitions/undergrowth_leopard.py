from sim.vocab import (
    ARTIFACT_OR_ENCHANTMENT,
    SACRIFICE_SELF,
    TARGET,
    VIGILANCE,
    Card,
    Destroy,
    activated,
    target,
)


class UndergrowthLeopard(Card):
    name, cost, type_line = "Undergrowth Leopard", "{1}{G}", "Creature - Cat"
    power, toughness = 2, 2
    keywords = (VIGILANCE,)
    pounce = activated(
        ("{1}", SACRIFICE_SELF), Destroy(TARGET), targets=target(ARTIFACT_OR_ENCHANTMENT)
    )
