from sim.vocab import LIFELINK, YOU, Card, LifeChanges, Multiplies, instead


class RhoxFaithmender(Card):
    name, cost, type_line = "Rhox Faithmender", "{3}{W}", "Creature - Rhino Monk"
    power, toughness = 1, 5
    keywords = (LIFELINK,)
    mend = instead(LifeChanges(YOU), Multiplies())
