from sim.vocab import (
    PERMANENT,
    TARGET,
    WHITE_BIT,
    YOURS,
    AddAbilities,
    Card,
    Change,
    SetColors,
    activated,
    protection_from_color,
    target,
    target_spell_or,
)


class EightAndAHalfTails(Card):
    name = "Eight-and-a-Half-Tails"
    cost, type_line = "{W}{W}", "Legendary Creature - Fox Cleric"
    power, toughness = 2, 2
    ward = activated(
        "{1}{W}",
        Change(TARGET, (AddAbilities((protection_from_color(WHITE_BIT),)),)),
        targets=target(PERMANENT & YOURS),
    )
    whiten = activated(
        "{1}", Change(TARGET, (SetColors(WHITE_BIT),)), targets=target_spell_or(PERMANENT)
    )
