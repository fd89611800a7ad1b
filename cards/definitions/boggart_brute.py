from sim.vocab import MENACE, Card


class BoggartBrute(Card):
    name, cost, type_line = "Boggart Brute", "{2}{R}", "Creature - Goblin Warrior"
    power, toughness = 3, 2
    keywords = (MENACE,)
