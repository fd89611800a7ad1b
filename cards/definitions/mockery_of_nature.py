from sim.vocab import (
    ARTIFACT_OR_ENCHANTMENT,
    TARGET,
    THIS,
    YOU,
    ZONE_STACK,
    Card,
    Destroy,
    May,
    casts,
    emerge,
    target,
    whenever,
)


class MockeryOfNature(Card):
    name, cost, type_line = "Mockery of Nature", "{9}", "Creature - Eldrazi Beast"
    power, toughness = 6, 5
    keywords = (emerge("{7}{G}"),)
    mock = whenever(
        casts(YOU, THIS),
        May((Destroy(TARGET),)),
        targets=target(ARTIFACT_OR_ENCHANTMENT),
        zones=(ZONE_STACK,),
    )
