from sim.vocab import CREATURE, FLYING, IT, THIS, Card, DealsDamage, Destroy, dredge, whenever


class StinkweedImp(Card):
    name, cost, type_line = "Stinkweed Imp", "{2}{B}", "Creature - Imp"
    power, toughness = 1, 2
    keywords = (FLYING,)
    stink = whenever(DealsDamage(THIS, CREATURE, combat=True), Destroy(IT))
    dredged = dredge(5)
