from sim.vocab import CREATURE, Card, affect, gets, static


class NightOfSoulsBetrayal(Card):
    name, cost, type_line = "Night of Souls' Betrayal", "{2}{B}{B}", "Legendary Enchantment"
    night = static(affect(CREATURE, gets(-1, -1)))
