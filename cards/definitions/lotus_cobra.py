from sim.vocab import LAND, YOURS, Card, add_any_color, enters, whenever


class LotusCobra(Card):
    name, cost, type_line = "Lotus Cobra", "{1}{G}", "Creature - Snake"
    power, toughness = 2, 1
    landfall = whenever(enters(LAND & YOURS), add_any_color())
