from sim.vocab import (
    END_OF_YOUR_NEXT_TURN,
    HASTE,
    ZONE_EXILE,
    Card,
    MayPlay,
    Move,
    SetRule,
    dies,
    is_object,
    stored,
    top_cards,
    whenever,
)


class ClockworkPercussionist(Card):
    name, cost, type_line = "Clockwork Percussionist", "{R}", "Artifact Creature - Monkey Toy"
    power, toughness = 1, 1
    keywords = (HASTE,)
    finale = whenever(
        dies(),
        Move(top_cards(1), ZONE_EXILE, store="exiled"),
        SetRule(MayPlay(is_object(stored("exiled"))), END_OF_YOUR_NEXT_TURN),
    )
