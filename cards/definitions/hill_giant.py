from sim.vocab import Card


class HillGiant(Card):
    name, cost, type_line = "Hill Giant", "{3}{R}", "Creature - Giant"
    power, toughness = 3, 3
