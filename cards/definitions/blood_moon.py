from sim.vocab import BASIC, LAND, Card, SetLandType, affect, static


class BloodMoon(Card):
    name, cost, type_line = "Blood Moon", "{2}{R}", "Enchantment"
    moon = static(affect(~BASIC & LAND, SetLandType("Mountain")))
