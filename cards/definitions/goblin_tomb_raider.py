from sim.vocab import ARTIFACT, HASTE, SELF, Card, affect, gets, has, static, you_control


class GoblinTombRaider(Card):
    name, cost, type_line = "Goblin Tomb Raider", "{R}", "Creature - Goblin Pirate"
    power, toughness = 1, 2
    raid = static(affect(SELF, gets(1, 0), has(HASTE)), condition=you_control(ARTIFACT))
