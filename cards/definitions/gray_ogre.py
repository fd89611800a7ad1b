from sim.vocab import Card


class GrayOgre(Card):
    name, cost, type_line = "Gray Ogre", "{2}{R}", "Creature - Ogre"
    power, toughness = 2, 2
