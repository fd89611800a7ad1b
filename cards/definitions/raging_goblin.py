from sim.vocab import HASTE, Card


class RagingGoblin(Card):
    name, cost, type_line = "Raging Goblin", "{R}", "Creature - Goblin Berserker"
    power, toughness = 1, 1
    keywords = (HASTE,)
