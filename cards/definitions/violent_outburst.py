from sim.vocab import CREATURE, YOURS, Card, Change, cascade, every, gets, spell


class ViolentOutburst(Card):
    name, cost, type_line = "Violent Outburst", "{1}{R}{G}", "Instant"
    keywords = (cascade(),)
    outburst = spell(Change(every(CREATURE & YOURS), (gets(1, 0),)))
