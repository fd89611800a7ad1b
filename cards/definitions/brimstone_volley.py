from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    DealDamage,
    IfElse,
    any_target,
    died_this_turn,
    spell,
)


class BrimstoneVolley(Card):
    name, cost, type_line = "Brimstone Volley", "{2}{R}", "Instant"
    volley = spell(DealDamage(IfElse(died_this_turn(CREATURE), 5, 3), TARGET), targets=any_target())
