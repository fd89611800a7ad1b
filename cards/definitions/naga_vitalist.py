from sim.vocab import ANY_MANA_TYPE, LAND, TAP, YOURS, Card, CouldProduce, activated, add_mana_among


class NagaVitalist(Card):
    name, cost, type_line = "Naga Vitalist", "{1}{G}", "Creature - Naga Druid"
    power, toughness = 1, 2
    mana = activated(TAP, add_mana_among(CouldProduce(LAND & YOURS), types=ANY_MANA_TYPE))
