from sim.vocab import Token


class HeroToken(Token):
    name, type_line = "Hero Token", "Creature - Hero"
    power, toughness = 1, 1
