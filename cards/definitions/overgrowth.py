from sim.vocab import (
    ENCHANTED,
    IT,
    LAND,
    Card,
    TapsForMana,
    add_mana,
    controller_of,
    enchant,
    is_object,
    whenever,
)


class Overgrowth(Card):
    name, cost, type_line = "Overgrowth", "{2}{G}", "Enchantment - Aura"
    keywords = (enchant(LAND),)
    growth = whenever(TapsForMana(is_object(ENCHANTED)), add_mana("{G}{G}", who=controller_of(IT)))
