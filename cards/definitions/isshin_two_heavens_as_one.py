from sim.vocab import CREATURE, PERMANENT, YOURS, Card, TriggersMore, attacks, static


class IsshinTwoHeavensAsOne(Card):
    name, cost = "Isshin, Two Heavens as One", "{R}{W}{B}"
    type_line = "Legendary Creature - Human Samurai"
    power, toughness = 3, 4
    heavens = static(TriggersMore(attacks(CREATURE), PERMANENT & YOURS))
