from sim.vocab import (
    CREATURE,
    ENCHANTED,
    CantAttack,
    CantBlock,
    Card,
    enchant,
    is_object,
    static,
)


class Pacifism(Card):
    name, cost, type_line = "Pacifism", "{1}{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    peace = static(CantAttack(is_object(ENCHANTED)), CantBlock(is_object(ENCHANTED)))
