from sim.vocab import CREATURE, Card, Sacrifice, Scry, activated


class VisceraSeer(Card):
    name, cost, type_line = "Viscera Seer", "{B}", "Creature - Vampire Wizard"
    power, toughness = 1, 1
    seer = activated(Sacrifice(CREATURE), Scry(1))
