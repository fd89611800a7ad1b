from sim.vocab import FLYING, SELF, TRAMPLE, Card, HasDevoured, affect, devour, has, static


class HellkiteHatchling(Card):
    name, cost, type_line = "Hellkite Hatchling", "{2}{R}{G}", "Creature - Dragon"
    power, toughness = 2, 2
    keywords = (devour(1),)
    hatched = static(affect(SELF, has(FLYING, TRAMPLE)), condition=HasDevoured())
