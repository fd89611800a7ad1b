from sim.vocab import CARD, SELF, Card, Change, DiscardCards, SwitchStats, activated


class Aquamoeba(Card):
    name, cost, type_line = "Aquamoeba", "{1}{U}", "Creature - Elemental Beast"
    power, toughness = 1, 3
    flow = activated(DiscardCards(CARD), Change(SELF, (SwitchStats(),)))
