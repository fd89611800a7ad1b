from sim.vocab import CARD, ZONE_GRAVEYARD, Affect, Card, LoseAllAbilities, static


class YixlidJailer(Card):
    name, cost, type_line = "Yixlid Jailer", "{1}{B}", "Creature - Zombie Wizard"
    power, toughness = 2, 1
    jail = static(Affect(CARD, (LoseAllAbilities(),), 1 << ZONE_GRAVEYARD))
