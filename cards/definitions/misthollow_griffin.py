from sim.vocab import FLYING, THIS, ZONE_EXILE, Card, MayPlay, static


class MisthollowGriffin(Card):
    name, cost, type_line = "Misthollow Griffin", "{2}{U}{U}", "Creature - Griffin"
    power, toughness = 3, 3
    keywords = (FLYING,)
    mist = static(MayPlay(THIS, ZONE_EXILE, lands=False), zones=(ZONE_EXILE,))
