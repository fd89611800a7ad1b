from sim.vocab import CREATURE, TARGET, Card, Change, gets, spell, target


class Shrink(Card):
    name, cost, type_line = "Shrink", "{G}", "Instant"
    shrink = spell(Change(TARGET, (gets(-5, 0),)), targets=target(CREATURE))
