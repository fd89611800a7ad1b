from sim.vocab import AttackCost, Card, costs_of, static


class Propaganda(Card):
    name, cost, type_line = "Propaganda", "{2}{U}", "Enchantment"
    propaganda = static(AttackCost(costs_of("{2}")))
