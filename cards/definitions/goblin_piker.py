from sim.vocab import Card


class GoblinPiker(Card):
    name, cost, type_line = "Goblin Piker", "{1}{R}", "Creature - Goblin Warrior"
    power, toughness = 2, 1
