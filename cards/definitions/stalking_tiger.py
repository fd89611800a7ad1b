from sim.vocab import THIS, BlockersAtMost, Card, static


class StalkingTiger(Card):
    name, cost, type_line = "Stalking Tiger", "{3}{G}", "Creature - Cat"
    power, toughness = 3, 3
    stealth = static(BlockersAtMost(THIS, 1))
