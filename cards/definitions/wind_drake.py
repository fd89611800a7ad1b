from sim.vocab import FLYING, Card


class WindDrake(Card):
    name, cost, type_line = "Wind Drake", "{2}{U}", "Creature - Drake"
    power, toughness = 2, 2
    keywords = (FLYING,)
