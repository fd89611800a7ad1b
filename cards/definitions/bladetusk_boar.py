from sim.vocab import INTIMIDATE, Card


class BladetuskBoar(Card):
    name, cost, type_line = "Bladetusk Boar", "{3}{R}", "Creature - Boar"
    power, toughness = 3, 2
    keywords = (INTIMIDATE,)
