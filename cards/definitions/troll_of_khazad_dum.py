from sim.vocab import THIS, Card, MinimumBlockers, landcycling, static


class TrollOfKhazadDum(Card):
    name, cost, type_line = "Troll of Khazad-dum", "{5}{B}", "Creature - Troll"
    power, toughness = 6, 5
    menace = static(MinimumBlockers(THIS, 3))
    keywords = (landcycling("Swamp", "{1}"),)
