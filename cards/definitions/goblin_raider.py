from sim.vocab import (
    THIS,
    CantBlock,
    Card,
    static,
)


class GoblinRaider(Card):
    name, cost, type_line = "Goblin Raider", "{1}{R}", "Creature - Goblin Warrior"
    power, toughness = 2, 2
    reckless = static(CantBlock(THIS))
