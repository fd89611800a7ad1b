from sim.vocab import CREATURE, TARGET, Card, Change, gets, spell, target


class GiantGrowth(Card):
    name, cost, type_line = "Giant Growth", "{G}", "Instant"
    growth = spell(Change(TARGET, (gets(3, 3),)), targets=target(CREATURE))
