from sim.vocab import BLACK_BIT, Token


class ZombieToken(Token):
    name, type_line, color = "Zombie Token", "Creature - Zombie", BLACK_BIT
    power, toughness = 2, 2
