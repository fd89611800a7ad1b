from sim.vocab import (
    CREATURE,
    FLYING,
    THIS,
    Card,
    can_block_only,
    static,
    with_keyword,
)


class CloudElemental(Card):
    name, cost, type_line = "Cloud Elemental", "{2}{U}", "Creature - Elemental"
    power, toughness = 2, 3
    keywords = (FLYING,)
    clouds = static(can_block_only(THIS, CREATURE & with_keyword(FLYING)))
