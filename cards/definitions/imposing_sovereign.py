from sim.vocab import CREATURE, OPPONENTS, Card, enters, enters_tapped


class ImposingSovereign(Card):
    name, cost, type_line = "Imposing Sovereign", "{1}{W}", "Creature - Human"
    power, toughness = 2, 1
    impose = enters_tapped(what=enters(CREATURE & OPPONENTS))
