from sim.vocab import (
    Card,
    exalted,
)


class AkrasanSquire(Card):
    name, cost, type_line = "Akrasan Squire", "{W}", "Creature - Human Soldier"
    power, toughness = 1, 1
    keywords = (exalted(),)
