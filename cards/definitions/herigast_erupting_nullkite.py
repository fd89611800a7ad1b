from sim.vocab import (
    CREATURE,
    FLYING,
    IF_YOU_DO,
    Card,
    Draw,
    EmergeSacrifice,
    ExileHand,
    GainsCost,
    If,
    May,
    emerge,
    static,
    when_cast,
)


class HerigastEruptingNullkite(Card):
    name = "Herigast, Erupting Nullkite"
    cost, type_line = "{9}", "Legendary Creature - Eldrazi Dragon"
    power, toughness = 6, 6
    keywords = (FLYING, emerge("{6}{R}{R}"))
    erupt = when_cast(
        May((ExileHand(),)),
        If(IF_YOU_DO, (Draw(3),)),
    )
    brood = static(GainsCost(CREATURE, "emerge", (EmergeSacrifice(CREATURE),)))
