from sim.vocab import Card


class GrizzlyBears(Card):
    name, cost, type_line = "Grizzly Bears", "{1}{G}", "Creature - Bear"
    power, toughness = 2, 2
