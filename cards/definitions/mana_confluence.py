from sim.vocab import TAP, Card, PayLife, activated, add_any_color


class ManaConfluence(Card):
    name, cost, type_line = "Mana Confluence", "", "Land"
    mana = activated((TAP, PayLife(1)), add_any_color())
