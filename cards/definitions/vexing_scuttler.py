from sim.vocab import (
    INSTANT_OR_SORCERY,
    TARGET,
    ZONE_HAND,
    Card,
    May,
    Move,
    emerge,
    target_card,
    when_cast,
)


class VexingScuttler(Card):
    name, cost, type_line = "Vexing Scuttler", "{8}", "Creature - Eldrazi Crab"
    power, toughness = 4, 5
    keywords = (emerge("{6}{U}"),)
    recall = when_cast(
        May((Move(TARGET, ZONE_HAND),)),
        targets=target_card(INSTANT_OR_SORCERY),
    )
