from sim.vocab import LAND, SELF, YOURS, Card, Change, enters, gets, whenever


class SteppeLynx(Card):
    name, cost, type_line = "Steppe Lynx", "{W}", "Creature - Cat"
    power, toughness = 0, 1
    landfall = whenever(enters(LAND & YOURS), Change(SELF, (gets(2, 2),)))
