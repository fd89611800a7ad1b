from sim.vocab import (
    CREATURE,
    FLYING,
    IF_YOU_DO,
    THIS,
    YOU,
    ZONE_STACK,
    Card,
    Draw,
    EmergeSacrifice,
    ExileHand,
    GainsCost,
    If,
    May,
    casts,
    emerge,
    static,
    whenever,
)


class HerigastEruptingNullkite(Card):
    name = "Herigast, Erupting Nullkite"
    cost, type_line = "{9}", "Legendary Creature - Eldrazi Dragon"
    power, toughness = 6, 6
    keywords = (FLYING, emerge("{6}{R}{R}"))
    erupt = whenever(
        casts(YOU, THIS),
        May((ExileHand(),)),
        If(IF_YOU_DO, (Draw(3),)),
        zones=(ZONE_STACK,),
    )
    brood = static(GainsCost(CREATURE, "emerge", (EmergeSacrifice(CREATURE),)))
