from sim.vocab import Card, LifeCantChange, static


class PlatinumEmperion(Card):
    name, cost, type_line = "Platinum Emperion", "{8}", "Artifact Creature - Golem"
    power, toughness = 8, 8
    constancy = static(LifeCantChange())
