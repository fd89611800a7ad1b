from sim.vocab import THIS, CantAttackAlone, CantBlockAlone, Card, static


class EmberBeast(Card):
    name, cost, type_line = "Ember Beast", "{2}{R}", "Creature - Beast"
    power, toughness = 3, 4
    pack = static(CantAttackAlone(THIS), CantBlockAlone(THIS))
