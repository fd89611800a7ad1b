from sim.vocab import (
    END_OF_YOUR_NEXT_TURN,
    ZONE_EXILE,
    Card,
    MayPlay,
    Move,
    SetRule,
    is_object,
    spell,
    stored,
    top_cards,
)


class RecklessImpulse(Card):
    name, cost, type_line = "Reckless Impulse", "{1}{R}", "Sorcery"
    impulse = spell(
        Move(top_cards(2), ZONE_EXILE, store="exiled"),
        SetRule(MayPlay(is_object(stored("exiled"))), END_OF_YOUR_NEXT_TURN),
    )
