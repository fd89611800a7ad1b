from sim.vocab import (
    FLYING,
    THAT_MUCH,
    THIS,
    Card,
    DealsDamage,
    GainLife,
    morph,
    whenever,
)


class ExaltedAngel(Card):
    name, cost, type_line = "Exalted Angel", "{4}{W}{W}", "Creature - Angel"
    power, toughness = 4, 5
    exalt = whenever(DealsDamage(THIS), GainLife(THAT_MUCH))
    keywords = (FLYING, morph("{2}{W}{W}"))
