from sim.vocab import INDESTRUCTIBLE, Card


class DarksteelMyr(Card):
    name, cost, type_line = "Darksteel Myr", "{3}", "Artifact Creature - Myr"
    power, toughness = 0, 1
    keywords = (INDESTRUCTIBLE,)
