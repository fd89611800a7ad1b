from sim.vocab import Card


class SnowCoveredMountain(Card):
    name, cost, type_line = "Snow-Covered Mountain", "", "Basic Snow Land - Mountain"
