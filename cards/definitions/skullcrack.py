from sim.vocab import (
    EACH_PLAYER,
    TARGET,
    CantGainLife,
    Card,
    DamageCantBePrevented,
    DealDamage,
    SetRule,
    spell,
    target_player_or_planeswalker,
)


class Skullcrack(Card):
    name, cost, type_line = "Skullcrack", "{1}{R}", "Instant"
    crack = spell(
        SetRule(CantGainLife(EACH_PLAYER)),
        SetRule(DamageCantBePrevented()),
        DealDamage(3, TARGET),
        targets=target_player_or_planeswalker(),
    )
