from sim.vocab import SHADOW, Card


class SoltariFootSoldier(Card):
    name, cost, type_line = "Soltari Foot Soldier", "{W}", "Creature - Soltari Soldier"
    power, toughness = 1, 1
    keywords = (SHADOW,)
