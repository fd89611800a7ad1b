from sim.vocab import AttackCost, Card, costs_of, static


class GhostlyPrison(Card):
    name, cost, type_line = "Ghostly Prison", "{2}{W}", "Enchantment"
    prison = static(AttackCost(costs_of("{2}")))
