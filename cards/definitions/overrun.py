from sim.vocab import CREATURE, TRAMPLE, YOURS, Card, Change, every, gets, has, spell


class Overrun(Card):
    name, cost, type_line = "Overrun", "{2}{G}{G}{G}", "Sorcery"
    run = spell(Change(every(CREATURE & YOURS), (gets(3, 3), has(TRAMPLE))))
