from sim.vocab import THIS, BlocksMore, Card, static


class PalaceGuard(Card):
    name, cost, type_line = "Palace Guard", "{2}{W}", "Creature - Human Soldier"
    power, toughness = 1, 4
    guard = static(BlocksMore(THIS, -1))
