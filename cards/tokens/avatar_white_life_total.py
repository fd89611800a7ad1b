from sim.vocab import WHITE_BIT, LifeTotal, Token, defined_stats


class AvatarToken(Token):
    name, type_line, color = "Avatar Token", "Creature - Avatar", WHITE_BIT
    power, toughness = "*", "*"
    size = defined_stats(LifeTotal(), LifeTotal())
