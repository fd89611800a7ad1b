from sim.vocab import (
    CREATURE,
    ENCHANTED,
    FLASH,
    THIS,
    AddChosenProtection,
    Card,
    affect,
    as_enters_choose,
    enchant,
    static,
)


class ChoMannosBlessing(Card):
    name, cost, type_line = "Cho-Manno's Blessing", "{W}{W}", "Enchantment - Aura"
    keywords = (FLASH, enchant(CREATURE))
    color_choice = as_enters_choose("color")
    blessing = static(affect(ENCHANTED, AddChosenProtection(spares=THIS)))
