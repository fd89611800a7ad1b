from sim.vocab import Card


class EliteVanguard(Card):
    name, cost, type_line = "Elite Vanguard", "{W}", "Creature - Human Soldier"
    power, toughness = 2, 1
