from sim.vocab import BLACK_BIT, FLYING, WHITE_BIT, Token


class VampireDemonToken(Token):
    name, type_line = "Vampire Demon Token", "Creature - Vampire Demon"
    color = WHITE_BIT | BLACK_BIT
    power, toughness = 4, 3
    keywords = (FLYING,)
