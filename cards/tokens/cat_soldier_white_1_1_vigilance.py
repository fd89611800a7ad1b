from sim.vocab import VIGILANCE, WHITE_BIT, Token


class CatSoldierToken(Token):
    name, type_line, color = "Cat Soldier Token", "Creature - Cat Soldier", WHITE_BIT
    power, toughness = 1, 1
    keywords = (VIGILANCE,)
