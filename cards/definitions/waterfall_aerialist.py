from sim.vocab import FLYING, Card, ward


class WaterfallAerialist(Card):
    name, cost, type_line = "Waterfall Aerialist", "{3}{U}", "Creature - Djinn Wizard"
    power, toughness = 3, 1
    keywords = (FLYING, ward("{2}"))
