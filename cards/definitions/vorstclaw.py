from sim.vocab import Card


class Vorstclaw(Card):
    name, cost, type_line = "Vorstclaw", "{4}{G}{G}", "Creature - Elemental Horror"
    power, toughness = 7, 7
