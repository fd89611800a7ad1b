from sim.vocab import SKULK, Card


class FurtiveHomunculus(Card):
    name, cost, type_line = "Furtive Homunculus", "{1}{U}", "Creature - Homunculus"
    power, toughness = 2, 1
    keywords = (SKULK,)
