from sim.vocab import (
    INSTANT_OR_SORCERY,
    TARGET,
    THIS,
    YOU,
    ZONE_HAND,
    ZONE_STACK,
    Card,
    May,
    Move,
    casts,
    emerge,
    target_card,
    whenever,
)


class VexingScuttler(Card):
    name, cost, type_line = "Vexing Scuttler", "{8}", "Creature - Eldrazi Crab"
    power, toughness = 4, 5
    keywords = (emerge("{6}{U}"),)
    recall = whenever(
        casts(YOU, THIS),
        May((Move(TARGET, ZONE_HAND),)),
        targets=target_card(INSTANT_OR_SORCERY),
        zones=(ZONE_STACK,),
    )
