from sim.vocab import BASIC, LAND, Card, SetLandType, affect, static


class MagusOfTheMoon(Card):
    name, cost, type_line = "Magus of the Moon", "{2}{R}", "Creature - Human Wizard"
    power, toughness = 2, 2
    moon = static(affect(~BASIC & LAND, SetLandType("Mountain")))
