from sim.vocab import CREATURE, WHITE, YOURS, Card, Change, every, gets, spell


class GuardiansPledge(Card):
    name, cost, type_line = "Guardians' Pledge", "{1}{W}{W}", "Instant"
    pledge = spell(Change(every(WHITE & CREATURE & YOURS), (gets(2, 2),)))
