from sim.vocab import GREEN_BIT, Card


class DryadArbor(Card):
    name, cost, type_line = "Dryad Arbor", "", "Land Creature - Forest Dryad"
    power, toughness = 1, 1
    color = GREEN_BIT
