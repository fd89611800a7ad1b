from sim.vocab import CREATURE, HEXPROOF, TARGET, YOURS, Card, Change, gets, has, spell, target


class RangersGuile(Card):
    name, cost, type_line = "Ranger's Guile", "{G}", "Instant"
    guile = spell(Change(TARGET, (gets(1, 1), has(HEXPROOF))), targets=target(CREATURE & YOURS))
