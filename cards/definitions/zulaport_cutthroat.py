from sim.vocab import CREATURE, EACH_OPPONENT, THIS, YOURS, Card, GainLife, LoseLife, dies, whenever


class ZulaportCutthroat(Card):
    name, cost, type_line = "Zulaport Cutthroat", "{1}{B}", "Creature - Human Rogue Ally"
    power, toughness = 1, 1
    drain = whenever(dies(THIS | CREATURE & YOURS), LoseLife(1, EACH_OPPONENT), GainLife(1))
