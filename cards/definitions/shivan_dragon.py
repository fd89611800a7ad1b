from sim.vocab import FLYING, SELF, Card, Change, activated, gets


class ShivanDragon(Card):
    name, cost, type_line = "Shivan Dragon", "{4}{R}{R}", "Creature - Dragon"
    power, toughness = 5, 5
    keywords = (FLYING,)
    fire = activated("{R}", Change(SELF, (gets(1, 0),)))
