from sim.vocab import SELF, Card, affect, gets, static, subtype, you_control


class KirdApe(Card):
    name, cost, type_line = "Kird Ape", "{R}", "Creature - Ape"
    power, toughness = 1, 1
    forest = static(affect(SELF, gets(1, 2)), condition=you_control(subtype("Forest")))
