from sim.vocab import THIS, CantAttackAlone, CantBlockAlone, Card, static


class MoggFlunkies(Card):
    name, cost, type_line = "Mogg Flunkies", "{1}{R}", "Creature - Goblin"
    power, toughness = 3, 3
    pack = static(CantAttackAlone(THIS), CantBlockAlone(THIS))
