from sim.vocab import TAP, Card, activated, add_mana


class Wastes(Card):
    name, cost, type_line = "Wastes", "", "Basic Land"
    mana = activated(TAP, add_mana("{C}"))
