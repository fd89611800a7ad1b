from sim.vocab import Card


class TrainedArmodon(Card):
    name, cost, type_line = "Trained Armodon", "{1}{G}{G}", "Creature - Elephant"
    power, toughness = 3, 3
