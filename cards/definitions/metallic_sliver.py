from sim.vocab import Card


class MetallicSliver(Card):
    name, cost, type_line = "Metallic Sliver", "{1}", "Artifact Creature - Sliver"
    power, toughness = 1, 1
