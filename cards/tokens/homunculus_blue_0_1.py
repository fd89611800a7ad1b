from sim.vocab import BLUE_BIT, Token


class HomunculusToken(Token):
    name, type_line, color = "Homunculus Token", "Artifact Creature - Homunculus", BLUE_BIT
    power, toughness = 0, 1
