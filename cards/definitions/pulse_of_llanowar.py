from sim.vocab import ALL_COLORS, BASIC, LAND, YOURS, Card, ManaBecomes, TapsForMana, instead


class PulseOfLlanowar(Card):
    name, cost, type_line = "Pulse of Llanowar", "{3}{G}", "Enchantment"
    pulse = instead(TapsForMana(BASIC & LAND & YOURS), ManaBecomes(ALL_COLORS))
