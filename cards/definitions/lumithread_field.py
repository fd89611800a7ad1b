from sim.vocab import CREATURE, YOURS, Card, affect, gets, morph, static


class LumithreadField(Card):
    name, cost, type_line = "Lumithread Field", "{1}{W}", "Enchantment"
    field = static(affect(CREATURE & YOURS, gets(0, 1)))
    keywords = (morph("{1}{W}"),)
