from sim.vocab import Card


class Island(Card):
    name, cost, type_line = "Island", "", "Basic Land - Island"
