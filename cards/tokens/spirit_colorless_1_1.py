from sim.vocab import Token


class SpiritToken(Token):
    name, type_line, color = "Spirit Token", "Creature - Spirit", 0
    power, toughness = 1, 1
