from sim.vocab import (
    PREVENTED,
    SPELL,
    TARGET,
    Card,
    DealsDamage,
    GainLife,
    Prevents,
    SetReplacement,
    instead,
    is_object,
    spell,
    target_spell,
)


class Hallow(Card):
    name, cost, type_line = "Hallow", "{W}", "Instant"
    hallow = spell(
        SetReplacement(
            instead(DealsDamage(is_object(TARGET)), Prevents(then=(GainLife(PREVENTED),)))
        ),
        targets=target_spell(SPELL),
    )
