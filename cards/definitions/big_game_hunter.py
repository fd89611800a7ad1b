from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    Destroy,
    enters,
    madness,
    target,
    whenever,
    with_power,
)


class BigGameHunter(Card):
    name, cost, type_line = "Big Game Hunter", "{1}{B}{B}", "Creature - Human Rebel Assassin"
    power, toughness = 1, 1
    hunt = whenever(
        enters(), Destroy(TARGET, regenerate=False), targets=target(CREATURE & with_power(">=", 4))
    )
    keywords = (madness("{B}"),)
