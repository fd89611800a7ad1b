from sim.vocab import CREATURE, TAP, Card, SpendOnly, activated, add_any_color


class AncientZiggurat(Card):
    name, cost, type_line = "Ancient Ziggurat", "", "Land"
    mana = activated(TAP, add_any_color(spend=SpendOnly(CREATURE)))
