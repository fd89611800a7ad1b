from sim.vocab import (
    EQUIPPED,
    IT,
    REACH,
    TARGET,
    Card,
    DealDamage,
    IsDealtDamage,
    affect,
    equip,
    gets,
    has,
    is_object,
    power_of,
    static,
    target_player_or_planeswalker,
    whenever,
)


class Fiendlash(Card):
    name, cost, type_line = "Fiendlash", "{1}{R}", "Artifact - Equipment"
    lash = static(affect(EQUIPPED, gets(2, 0), has(REACH)))
    pain = whenever(
        IsDealtDamage(is_object(EQUIPPED)),
        DealDamage(power_of(IT), TARGET, source=IT),
        targets=target_player_or_planeswalker(),
    )
    keywords = (equip("{2}{R}"),)
