from sim.vocab import (
    BLACK,
    CREATURE,
    TARGET,
    Card,
    Destroy,
    PayLife,
    instead_of_mana_cost,
    spell,
    subtype,
    target,
    you_control,
)


class SnuffOut(Card):
    name, cost, type_line = "Snuff Out", "{3}{B}", "Instant"
    life = instead_of_mana_cost(PayLife(4), condition=you_control(subtype("Swamp")))
    snuff = spell(Destroy(TARGET, regenerate=False), targets=target(~BLACK & CREATURE))
