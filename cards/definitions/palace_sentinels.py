from sim.vocab import BecomeMonarch, Card, enters, whenever


class PalaceSentinels(Card):
    name, cost, type_line = "Palace Sentinels", "{3}{W}", "Creature - Human Soldier"
    power, toughness = 2, 4
    crown = whenever(enters(), BecomeMonarch())
