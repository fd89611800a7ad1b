from sim.vocab import (
    EACH_OPPONENT,
    FLASH,
    FLYING,
    Card,
    Draw,
    Draws,
    FirstDrawOfDrawStep,
    Instead,
    instead,
    unless,
)


class NotionThief(Card):
    name, cost, type_line = "Notion Thief", "{2}{U}{B}", "Creature - Human Rogue"
    power, toughness = 3, 1
    keywords = (FLASH, FLYING)
    steal = instead(
        Draws(EACH_OPPONENT), Instead((Draw(),)), condition=unless(FirstDrawOfDrawStep())
    )
