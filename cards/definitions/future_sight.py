from sim.vocab import CARD, ZONE_LIBRARY, Card, MayPlay, TopCardRevealed, static


class FutureSight(Card):
    name, cost, type_line = "Future Sight", "{2}{U}{U}{U}", "Enchantment"
    sight = static(TopCardRevealed())
    future = static(MayPlay(CARD, ZONE_LIBRARY))
