from sim.vocab import Card


class ScatheZombies(Card):
    name, cost, type_line = "Scathe Zombies", "{2}{B}", "Creature - Zombie"
    power, toughness = 2, 2
