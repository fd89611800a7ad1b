from sim.vocab import CREATURE, Card, ExileFrom, additional_cost


class MakeshiftMauler(Card):
    name, cost, type_line = "Makeshift Mauler", "{3}{U}", "Creature - Zombie Horror"
    power, toughness = 4, 5
    parts = additional_cost(ExileFrom(CREATURE))
