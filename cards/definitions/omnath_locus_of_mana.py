from sim.vocab import GREEN_BIT, SELF, YOU, Card, FloatingMana, ManaStays, affect, gets, static


class OmnathLocusOfMana(Card):
    name, cost, type_line = "Omnath, Locus of Mana", "{2}{G}", "Legendary Creature - Elemental"
    power, toughness = 1, 1
    reservoir = static(ManaStays(YOU, GREEN_BIT))
    growth = static(affect(SELF, gets(FloatingMana(GREEN_BIT), FloatingMana(GREEN_BIT))))
