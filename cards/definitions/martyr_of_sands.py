from sim.vocab import SACRIFICE_SELF, WHITE, Card, GainLife, RevealFromHand, X, activated, times


class MartyrOfSands(Card):
    name, cost, type_line = "Martyr of Sands", "{W}", "Creature - Human Cleric"
    power, toughness = 1, 1
    martyr = activated(("{1}", RevealFromHand(WHITE, X), SACRIFICE_SELF), GainLife(times(3, X)))
