from sim.vocab import FLYING, TAP, Card, activated, add_any_color


class BirdsOfParadise(Card):
    name, cost, type_line = "Birds of Paradise", "{G}", "Creature - Bird"
    power, toughness = 0, 1
    keywords = (FLYING,)
    mana = activated(TAP, add_any_color())
