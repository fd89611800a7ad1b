from sim.vocab import PERMANENT, TRAMPLE, YOU, Card, Multiplies, TapsForMana, instead


class NyxbloomAncient(Card):
    name, cost, type_line = "Nyxbloom Ancient", "{4}{G}{G}{G}", "Enchantment Creature - Elemental"
    power, toughness = 5, 5
    keywords = (TRAMPLE,)
    bloom = instead(TapsForMana(PERMANENT, YOU), Multiplies(3))
