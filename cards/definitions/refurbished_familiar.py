from sim.vocab import (
    ARTIFACT,
    EACH_OPPONENT,
    FLYING,
    Card,
    Discard,
    Draw,
    ForEach,
    WhoCouldNot,
    affinity,
    enters,
    stored,
    whenever,
)


class RefurbishedFamiliar(Card):
    name, cost, type_line = "Refurbished Familiar", "{3}{B}", "Artifact Creature - Zombie Rat"
    power, toughness = 2, 1
    keywords = (affinity(ARTIFACT, "artifacts"), FLYING)
    gnaw = whenever(
        enters(),
        Discard(1, EACH_OPPONENT),
        ForEach(WhoCouldNot(EACH_OPPONENT, stored("discarded")), (Draw(),)),
    )
