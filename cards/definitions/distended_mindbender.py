from sim.vocab import (
    CARD,
    LAND,
    TARGET,
    ZONE_HAND,
    Card,
    ChooseObjects,
    DiscardThem,
    Reveal,
    emerge,
    every,
    stored,
    target_opponent,
    when_cast,
    with_mana_value,
)


class DistendedMindbender(Card):
    name, cost, type_line = "Distended Mindbender", "{8}", "Creature - Eldrazi Insect"
    power, toughness = 5, 5
    keywords = (emerge("{5}{B}{B}"),)
    bend = when_cast(
        Reveal(every(CARD, ZONE_HAND, of=TARGET)),
        ChooseObjects(~LAND & with_mana_value("<=", 3), zone=ZONE_HAND, of=TARGET),
        ChooseObjects(CARD & with_mana_value(">=", 4), zone=ZONE_HAND, of=TARGET, add=True),
        DiscardThem(stored("chosen", "those cards"), TARGET),
        targets=target_opponent(),
    )
