from sim.vocab import CREATURE, FIRST_STRIKE, TARGET, Card, Change, gets, has, spell, target


class KindledFury(Card):
    name, cost, type_line = "Kindled Fury", "{R}", "Instant"
    fury = spell(Change(TARGET, (gets(1, 0), has(FIRST_STRIKE))), targets=target(CREATURE))
