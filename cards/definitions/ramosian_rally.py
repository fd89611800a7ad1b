from sim.vocab import (
    CREATURE,
    YOURS,
    Card,
    Change,
    TapOthers,
    every,
    gets,
    instead_of_mana_cost,
    spell,
    subtype,
    you_control,
)


class RamosianRally(Card):
    name, cost, type_line = "Ramosian Rally", "{3}{W}", "Instant"
    price = instead_of_mana_cost(
        TapOthers(CREATURE & YOURS), condition=you_control(subtype("Plains"))
    )
    rally = spell(Change(every(CREATURE & YOURS), (gets(1, 1),)))
