from sim.vocab import (
    EACH_PLAYER,
    PERMANENT,
    Card,
    IsDealtDamage,
    Prevents,
    SetReplacement,
    instead,
    spell,
)


class Fog(Card):
    name, cost, type_line = "Fog", "{G}", "Instant"
    fog = spell(
        SetReplacement(instead(IsDealtDamage(PERMANENT, EACH_PLAYER, combat=True), Prevents()))
    )
