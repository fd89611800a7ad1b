from sim.vocab import CREATURE, WHITE, Card, Change, every, gets, spell


class HolyLight(Card):
    name, cost, type_line = "Holy Light", "{2}{W}", "Instant"
    light = spell(Change(every(~WHITE & CREATURE), (gets(-1, -1),)))
