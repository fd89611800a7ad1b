from sim.vocab import DEATHTOUCH, BecomeMonarch, Card, enters, whenever


class ThornOfTheBlackRose(Card):
    name, cost, type_line = "Thorn of the Black Rose", "{3}{B}", "Creature - Human Assassin"
    power, toughness = 1, 3
    keywords = (DEATHTOUCH,)
    crown = whenever(enters(), BecomeMonarch())
