from sim.vocab import (
    EACH_OPPONENT,
    FLASH,
    THAT_PLAYER,
    YOU,
    Card,
    Draw,
    DrawsSeveral,
    Instead,
    instead,
    together,
)


class AlmsCollector(Card):
    name, cost, type_line = "Alms Collector", "{3}{W}", "Creature - Cat Cleric"
    power, toughness = 3, 4
    keywords = (FLASH,)
    alms = instead(DrawsSeveral(EACH_OPPONENT), Instead((Draw(1, together(YOU, THAT_PLAYER)),)))
