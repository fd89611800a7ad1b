from sim.vocab import DEATHTOUCH, Card


class TyphoidRats(Card):
    name, cost, type_line = "Typhoid Rats", "{B}", "Creature - Rat"
    power, toughness = 1, 1
    keywords = (DEATHTOUCH,)
