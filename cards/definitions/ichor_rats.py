from sim.vocab import EACH_PLAYER, INFECT, Card, PutCounters, enters, whenever


class IchorRats(Card):
    name, cost, type_line = "Ichor Rats", "{1}{B}{B}", "Creature - Rat"
    power, toughness = 2, 1
    keywords = (INFECT,)
    ichor = whenever(enters(), PutCounters("poison", 1, EACH_PLAYER))
