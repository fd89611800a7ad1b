from sim.vocab import CREATURE, Card, may_enter_as_copy


class Clone(Card):
    name, cost, type_line = "Clone", "{3}{U}", "Creature - Shapeshifter"
    power, toughness = 0, 0
    copy = may_enter_as_copy(CREATURE)
