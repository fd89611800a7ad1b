from sim.vocab import SELF, Card, Change, activated, gets, madness


class BaskingRootwalla(Card):
    name, cost, type_line = "Basking Rootwalla", "{G}", "Creature - Lizard"
    power, toughness = 1, 1
    bask = activated("{1}{G}", Change(SELF, (gets(2, 2),)), once_each_turn=True)
    keywords = (madness("{0}"),)
