from sim.vocab import ZONE_GRAVEYARD, Card, CardTypesAmong, defined_stats, plus


class Tarmogoyf(Card):
    name, cost, type_line = "Tarmogoyf", "{1}{G}", "Creature - Lhurgoyf"
    power, toughness = "*", "1+*"
    types = defined_stats(CardTypesAmong(ZONE_GRAVEYARD), plus(CardTypesAmong(ZONE_GRAVEYARD), 1))
