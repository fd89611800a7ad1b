from sim.vocab import INSTANT_OR_SORCERY, YOU, Card, CostChange, static


class GoblinElectromancer(Card):
    name, cost, type_line = "Goblin Electromancer", "{U}{R}", "Creature - Goblin Wizard"
    power, toughness = 2, 2
    discount = static(CostChange(INSTANT_OR_SORCERY, -1, YOU))
