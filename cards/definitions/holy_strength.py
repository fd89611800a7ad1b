from sim.vocab import CREATURE, ENCHANTED, Card, affect, enchant, gets, static


class HolyStrength(Card):
    name, cost, type_line = "Holy Strength", "{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    strength = static(affect(ENCHANTED, gets(1, 2)))
