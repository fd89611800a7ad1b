from sim.vocab import FLYING, Token


class ThopterToken(Token):
    name, type_line = "Thopter Token", "Artifact Creature - Thopter"
    power, toughness = 1, 1
    keywords = (FLYING,)
