from sim.vocab import (
    ENCHANTED,
    LAND,
    Card,
    Draw,
    SetLandType,
    affect,
    enchant,
    enters,
    static,
    whenever,
)


class SpreadingSeas(Card):
    name, cost, type_line = "Spreading Seas", "{1}{U}", "Enchantment - Aura"
    keywords = (enchant(LAND),)
    arrive = whenever(enters(), Draw())
    seas = static(affect(ENCHANTED, SetLandType("Island")))
