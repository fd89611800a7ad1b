from sim.vocab import FIRST_STRIKE, Card


class TundraWolves(Card):
    name, cost, type_line = "Tundra Wolves", "{W}", "Creature - Wolf"
    power, toughness = 1, 1
    keywords = (FIRST_STRIKE,)
