from sim.vocab import BLACK, CREATURE, Card, affect, gets, static


class BadMoon(Card):
    name, cost, type_line = "Bad Moon", "{1}{B}", "Enchantment"
    moon = static(affect(BLACK & CREATURE, gets(1, 1)))
