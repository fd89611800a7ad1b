from sim.vocab import Card


class WalkingCorpse(Card):
    name, cost, type_line = "Walking Corpse", "{1}{B}", "Creature - Zombie"
    power, toughness = 2, 2
