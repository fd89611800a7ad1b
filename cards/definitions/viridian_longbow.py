from sim.vocab import (
    EQUIPPED,
    TAP,
    TARGET,
    AddAbilities,
    Card,
    DealDamage,
    activated,
    affect,
    any_target,
    equip,
    static,
)


class ViridianLongbow(Card):
    name, cost, type_line = "Viridian Longbow", "{1}", "Artifact - Equipment"
    bow = static(
        affect(
            EQUIPPED, AddAbilities((activated(TAP, DealDamage(1, TARGET), targets=any_target()),))
        )
    )
    keywords = (equip("{3}"),)
