from sim.vocab import BLACK_BIT, CREATURE, Card, SetColors, affect, static


class DarkestHour(Card):
    name, cost, type_line = "Darkest Hour", "{B}", "Enchantment"
    dark = static(affect(CREATURE, SetColors(BLACK_BIT)))
