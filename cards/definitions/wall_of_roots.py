from sim.vocab import DEFENDER, AddCounters, Card, activated, add_mana


class WallOfRoots(Card):
    name, cost, type_line = "Wall of Roots", "{1}{G}", "Creature - Plant Wall"
    power, toughness = 0, 5
    keywords = (DEFENDER,)
    mana = activated(AddCounters("-0/-1"), add_mana("{G}"), once_each_turn=True)
