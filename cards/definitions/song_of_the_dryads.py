from sim.vocab import (
    ENCHANTED,
    PERMANENT,
    TYPE_LAND,
    Card,
    SetColors,
    SetLandType,
    SetTypes,
    affect,
    enchant,
    static,
)


class SongOfTheDryads(Card):
    name, cost, type_line = "Song of the Dryads", "{2}{G}", "Enchantment - Aura"
    keywords = (enchant(PERMANENT),)
    song = static(affect(ENCHANTED, SetTypes(TYPE_LAND), SetLandType("Forest"), SetColors()))
