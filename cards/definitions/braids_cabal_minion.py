from sim.vocab import (
    ARTIFACT,
    CREATURE,
    EACH_PLAYER,
    LAND,
    STEP_UPKEEP,
    THAT_PLAYER,
    Card,
    SacrificeSome,
    beginning_of,
    whenever,
)


class BraidsCabalMinion(Card):
    name, cost, type_line = "Braids, Cabal Minion", "{2}{B}{B}", "Legendary Creature - Human Minion"
    power, toughness = 2, 2
    toll = whenever(
        beginning_of(STEP_UPKEEP, EACH_PLAYER),
        SacrificeSome(ARTIFACT | CREATURE | LAND, who=THAT_PLAYER),
    )
