from sim.vocab import Card


class SavannahLions(Card):
    name, cost, type_line = "Savannah Lions", "{W}", "Creature - Cat"
    power, toughness = 2, 1
