from sim.vocab import (
    CREATURE,
    OPPONENTS,
    PERMANENT,
    SPELL,
    TARGET,
    ZONE_HAND,
    Card,
    CounterSpell,
    Draw,
    Move,
    Tap,
    every,
    modal,
    mode,
    target,
    target_spell,
)


class CrypticCommand(Card):
    name, cost, type_line = "Cryptic Command", "{1}{U}{U}{U}", "Instant"
    command = modal(
        mode(CounterSpell(TARGET), targets=target_spell(SPELL)),
        mode(Move(TARGET, ZONE_HAND), targets=target(PERMANENT)),
        mode(Tap(every(CREATURE & OPPONENTS))),
        mode(Draw()),
        choose=2,
    )
