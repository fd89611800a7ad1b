from sim.vocab import (
    CARD,
    TAP,
    TARGET,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    Card,
    Move,
    activated,
    add_mana,
    enters,
    enters_tapped,
    every,
    target_player,
    whenever,
)


class BojukaBog(Card):
    name, cost, type_line = "Bojuka Bog", "", "Land"
    tapped = enters_tapped()
    bog = whenever(
        enters(), Move(every(CARD, ZONE_GRAVEYARD, of=TARGET), ZONE_EXILE), targets=target_player()
    )
    mana = activated(TAP, add_mana("{B}"))
