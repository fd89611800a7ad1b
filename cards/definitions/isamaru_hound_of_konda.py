from sim.vocab import Card


class IsamaruHoundOfKonda(Card):
    name, cost, type_line = "Isamaru, Hound of Konda", "{W}", "Legendary Creature - Hound"
    power, toughness = 2, 2
