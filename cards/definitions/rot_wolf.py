from sim.vocab import CREATURE, INFECT, SELF, Card, DamagedBy, Draw, May, dies, whenever


class RotWolf(Card):
    name, cost, type_line = "Rot Wolf", "{2}{G}", "Creature - Wolf"
    power, toughness = 2, 2
    keywords = (INFECT,)
    feast = whenever(dies(CREATURE & DamagedBy(SELF)), May((Draw(),)))
