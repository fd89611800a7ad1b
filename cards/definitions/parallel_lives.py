from sim.vocab import YOU, Card, CreatesTokens, Multiplies, instead


class ParallelLives(Card):
    name, cost, type_line = "Parallel Lives", "{3}{G}", "Enchantment"
    lives = instead(CreatesTokens(YOU), Multiplies())
