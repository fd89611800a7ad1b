from sim.vocab import (
    CREATURE,
    TAP,
    TARGET,
    YOURS,
    AsThoughHaste,
    Card,
    Untap,
    activated,
    static,
    target,
)


class ThousandYearElixir(Card):
    name, cost, type_line = "Thousand-Year Elixir", "{3}", "Artifact"
    haste = static(AsThoughHaste(CREATURE & YOURS))
    spring = activated(("{1}", TAP), Untap(TARGET), targets=target(CREATURE))
