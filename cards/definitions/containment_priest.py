from sim.vocab import CREATURE, FLASH, TOKEN, ZONE_EXILE, Card, EntersUncast, GoesTo, instead


class ContainmentPriest(Card):
    name, cost, type_line = "Containment Priest", "{1}{W}", "Creature - Human Cleric"
    power, toughness = 2, 2
    keywords = (FLASH,)
    contain = instead(EntersUncast(CREATURE & ~TOKEN), GoesTo(ZONE_EXILE))
