from sim.vocab import TRAMPLE, Card


class ColossalDreadmaw(Card):
    name, cost, type_line = "Colossal Dreadmaw", "{4}{G}{G}", "Creature - Dinosaur"
    power, toughness = 6, 6
    keywords = (TRAMPLE,)
