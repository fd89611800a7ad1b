from sim.vocab import CREATURE, ENCHANTED, FLYING, Card, affect, enchant, has, static


class Flight(Card):
    name, cost, type_line = "Flight", "{U}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    flight = static(affect(ENCHANTED, has(FLYING)))
