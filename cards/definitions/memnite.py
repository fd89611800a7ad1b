from sim.vocab import Card


class Memnite(Card):
    name, cost, type_line = "Memnite", "{0}", "Artifact Creature - Construct"
    power, toughness = 1, 1
