from sim.vocab import Card


class CoralMerfolk(Card):
    name, cost, type_line = "Coral Merfolk", "{1}{U}", "Creature - Merfolk"
    power, toughness = 2, 1
