from sim.vocab import GREEN_BIT, Token


class SaprolingToken(Token):
    name, type_line, color = "Saproling Token", "Creature - Saproling", GREEN_BIT
    power, toughness = 1, 1
