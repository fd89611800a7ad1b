from sim.vocab import Card


class Swamp(Card):
    name, cost, type_line = "Swamp", "", "Basic Land - Swamp"
