from sim.vocab import (
    CREATURE,
    EACH_OPPONENT,
    ENCHANTED,
    Card,
    DealsDamage,
    Draw,
    May,
    enchant,
    is_object,
    whenever,
)


class Curiosity(Card):
    name, cost, type_line = "Curiosity", "{U}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    study = whenever(DealsDamage(is_object(ENCHANTED), players=EACH_OPPONENT), May((Draw(),)))
