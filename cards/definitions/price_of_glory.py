from sim.vocab import (
    EACH_PLAYER,
    IT,
    LAND,
    THAT_PLAYER,
    Card,
    Destroy,
    TapsForMana,
    TurnOf,
    unless,
    whenever,
)


class PriceOfGlory(Card):
    name, cost, type_line = "Price of Glory", "{2}{R}", "Enchantment"
    price = whenever(
        TapsForMana(LAND, EACH_PLAYER), Destroy(IT), condition=unless(TurnOf(THAT_PLAYER))
    )
