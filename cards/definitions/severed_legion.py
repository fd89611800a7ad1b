from sim.vocab import FEAR, Card


class SeveredLegion(Card):
    name, cost, type_line = "Severed Legion", "{1}{B}{B}", "Creature - Zombie"
    power, toughness = 2, 2
    keywords = (FEAR,)
