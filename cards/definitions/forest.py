from sim.vocab import Card


class Forest(Card):
    name, cost, type_line = "Forest", "", "Basic Land - Forest"
