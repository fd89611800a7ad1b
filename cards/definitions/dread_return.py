from sim.vocab import (
    CREATURE,
    TARGET,
    YOU,
    ZONE_BATTLEFIELD,
    Card,
    Move,
    Sacrifice,
    flashback,
    spell,
    target_card,
)


class DreadReturn(Card):
    name, cost, type_line = "Dread Return", "{2}{B}{B}", "Sorcery"
    dread = spell(Move(TARGET, ZONE_BATTLEFIELD, controller=YOU), targets=target_card(CREATURE))
    keywords = (flashback(Sacrifice(CREATURE, 3)),)
