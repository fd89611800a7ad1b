from sim.vocab import CREATURE, ENCHANTED, LIFELINK, Card, affect, enchant, has, static


class Lifelink(Card):
    name, cost, type_line = "Lifelink", "{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    link = static(affect(ENCHANTED, has(LIFELINK)))
