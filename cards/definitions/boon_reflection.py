from sim.vocab import YOU, Card, LifeChanges, Multiplies, instead


class BoonReflection(Card):
    name, cost, type_line = "Boon Reflection", "{4}{W}", "Enchantment"
    boon = instead(LifeChanges(YOU), Multiplies())
