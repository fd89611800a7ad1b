from sim.vocab import SACRIFICE_SELF, Token, activated, add_mana


class EldraziSpawnToken(Token):
    name, type_line = "Eldrazi Spawn Token", "Creature - Eldrazi Spawn"
    power, toughness = 0, 1
    mana = activated(SACRIFICE_SELF, add_mana("{C}"))
