from sim.vocab import (
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


class ActOnImpulse(Card):
    name, cost, type_line = "Act on Impulse", "{2}{R}", "Sorcery"
    impulse = spell(
        Move(top_cards(3), ZONE_EXILE, store="exiled"),
        SetRule(MayPlay(is_object(stored("exiled")))),
    )
