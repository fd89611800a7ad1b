from sim.vocab import Card


class Mountain(Card):
    name, cost, type_line = "Mountain", "", "Basic Land - Mountain"
