from sim.vocab import FIRST_STRIKE, SELF, Card, Change, activated, flanking, has


class ZhalfirinKnight(Card):
    name, cost, type_line = "Zhalfirin Knight", "{2}{W}", "Creature - Human Knight"
    power, toughness = 2, 2
    keywords = (flanking(),)
    parry = activated("{W}{W}", Change(SELF, (has(FIRST_STRIKE),)))
