from sim.vocab import CREATURE, OTHER, Card, Draw, dies, whenever


class MorbidOpportunist(Card):
    name, cost, type_line = "Morbid Opportunist", "{2}{B}", "Creature - Human Rogue"
    power, toughness = 1, 3
    opportunity = whenever(dies(OTHER & CREATURE), Draw(), once_each_turn=True, batch=True)
