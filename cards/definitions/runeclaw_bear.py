from sim.vocab import Card


class RuneclawBear(Card):
    name, cost, type_line = "Runeclaw Bear", "{1}{G}", "Creature - Bear"
    power, toughness = 2, 2
