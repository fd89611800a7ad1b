from sim.vocab import (
    ARTIFACT_OR_ENCHANTMENT,
    TARGET,
    Card,
    Destroy,
    May,
    emerge,
    target,
    when_cast,
)


class MockeryOfNature(Card):
    name, cost, type_line = "Mockery of Nature", "{9}", "Creature - Eldrazi Beast"
    power, toughness = 6, 5
    keywords = (emerge("{7}{G}"),)
    mock = when_cast(
        May((Destroy(TARGET),)),
        targets=target(ARTIFACT_OR_ENCHANTMENT),
    )
