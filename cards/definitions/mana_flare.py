from sim.vocab import (
    ANY_MANA_TYPE,
    EACH_PLAYER,
    LAND,
    THAT_PLAYER,
    Card,
    TapsForMana,
    TypesProduced,
    add_mana_among,
    whenever,
)


class ManaFlare(Card):
    name, cost, type_line = "Mana Flare", "{2}{R}", "Enchantment"
    flare = whenever(
        TapsForMana(LAND, EACH_PLAYER),
        add_mana_among(TypesProduced(), THAT_PLAYER, ANY_MANA_TYPE),
    )
