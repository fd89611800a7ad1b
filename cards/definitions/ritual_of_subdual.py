from sim.vocab import (
    COLORLESS_BIT,
    LAND,
    Card,
    ManaBecomes,
    TapsForMana,
    cumulative_upkeep,
    instead,
)


class RitualOfSubdual(Card):
    name, cost, type_line = "Ritual of Subdual", "{4}{G}{G}", "Enchantment"
    upkeep = cumulative_upkeep("{2}")
    ritual = instead(TapsForMana(LAND), ManaBecomes(COLORLESS_BIT))
