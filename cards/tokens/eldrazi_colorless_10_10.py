from sim.vocab import Token


class EldraziToken(Token):
    name, type_line = "Eldrazi Token", "Creature - Eldrazi"
    power, toughness = 10, 10
