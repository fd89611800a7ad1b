from sim.vocab import Token


class EldraziHorrorToken(Token):
    name, type_line, color = "Eldrazi Horror Token", "Creature - Eldrazi Horror", 0
    power, toughness = 3, 2
