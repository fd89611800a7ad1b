from sim.vocab import CREATURE, OPPONENTS, TARGET, Card, Destroy, enters, target, whenever


class RavenousChupacabra(Card):
    name, cost, type_line = "Ravenous Chupacabra", "{2}{B}{B}", "Creature - Beast Horror"
    power, toughness = 2, 2
    hunger = whenever(enters(), Destroy(TARGET), targets=target(CREATURE & OPPONENTS))
