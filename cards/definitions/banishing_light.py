from sim.vocab import (
    LAND,
    OPPONENTS,
    PERMANENT,
    TARGET,
    Card,
    ExileUntilSelfLeaves,
    enters,
    target,
    whenever,
)


class BanishingLight(Card):
    name, cost, type_line = "Banishing Light", "{2}{W}", "Enchantment"
    banish = whenever(
        enters(), ExileUntilSelfLeaves(TARGET), targets=target(~LAND & PERMANENT & OPPONENTS)
    )
