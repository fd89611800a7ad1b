from sim.vocab import (
    ARTIFACT,
    BLACK,
    CREATURE,
    FIRST_STRIKE,
    TARGET,
    Card,
    Destroy,
    enters,
    target,
    whenever,
)


class Nekrataal(Card):
    name, cost, type_line = "Nekrataal", "{2}{B}{B}", "Creature - Human Assassin"
    power, toughness = 2, 1
    keywords = (FIRST_STRIKE,)
    strike = whenever(
        enters(),
        Destroy(TARGET, regenerate=False),
        targets=target(~ARTIFACT & ~BLACK & CREATURE),
    )
