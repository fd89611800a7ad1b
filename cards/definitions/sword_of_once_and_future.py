from sim.vocab import (
    BLACK_BIT,
    BLUE_BIT,
    CARD,
    EQUIPPED,
    INSTANT_OR_SORCERY,
    YOU,
    ZONE_GRAVEYARD,
    AddAbilities,
    Card,
    MayCast,
    Surveil,
    affect,
    deals_combat_damage,
    equip,
    every,
    gets,
    is_object,
    protection_from_color,
    static,
    whenever,
    with_mana_value,
)


class SwordOfOnceAndFuture(Card):
    name, cost, type_line = "Sword of Once and Future", "{3}", "Artifact - Equipment"
    edge = static(
        affect(EQUIPPED, gets(2, 2), AddAbilities((protection_from_color(BLUE_BIT | BLACK_BIT),)))
    )
    memory = whenever(
        deals_combat_damage(is_object(EQUIPPED)),
        Surveil(2),
        MayCast(
            every(CARD, ZONE_GRAVEYARD, of=YOU),
            free=True,
            filter=INSTANT_OR_SORCERY & with_mana_value("<=", 2),
            exiles=True,
        ),
    )
    keywords = (equip("{2}"),)
