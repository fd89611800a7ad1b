from sim.vocab import (
    LAND,
    YOU,
    ZONE_HAND,
    Card,
    Move,
    Reveal,
    RevealHand,
    Search,
    Shuffle,
    compare,
    count,
    instead_of_mana_cost,
    spell,
    stored,
    subtype,
)


class LandGrant(Card):
    name, cost, type_line = "Land Grant", "{1}{G}", "Sorcery"
    landless = instead_of_mana_cost(
        RevealHand(), condition=compare(count(LAND, ZONE_HAND, YOU), "==", 0)
    )
    grant = spell(
        Search(subtype("Forest")),
        Reveal(stored("found")),
        Move(stored("found"), ZONE_HAND),
        Shuffle(),
    )
