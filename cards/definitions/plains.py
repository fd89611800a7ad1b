from sim.vocab import Card


class Plains(Card):
    name, cost, type_line = "Plains", "", "Basic Land - Plains"
