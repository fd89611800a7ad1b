from sim.vocab import SPELL, ZONE_HAND, Card, MayPlay, static


class Omniscience(Card):
    name, cost, type_line = "Omniscience", "{7}{U}{U}{U}", "Enchantment"
    freedom = static(MayPlay(SPELL, ZONE_HAND, lands=False, free=True))
