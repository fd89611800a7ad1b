from sim.vocab import HASTE, WITHER, Card


class BoggartRamgang(Card):
    name, cost, type_line = "Boggart Ram-Gang", "{R/G}{R/G}{R/G}", "Creature - Goblin Warrior"
    power, toughness = 3, 3
    keywords = (HASTE, WITHER)
