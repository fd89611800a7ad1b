from sim.vocab import (
    CARD,
    MOVED_CARD,
    STEP_DRAW,
    STEP_END,
    YOU,
    ZONE_EXILE,
    ZONE_HAND,
    Card,
    Delayed,
    FromZone,
    Move,
    NextStep,
    PayLife,
    SkipsStep,
    activated,
    discards,
    static,
    stored,
    top_cards,
    whenever,
)


class Necropotence(Card):
    name, cost, type_line = "Necropotence", "{B}{B}{B}", "Enchantment"
    dry = static(SkipsStep(STEP_DRAW, YOU))
    waste = whenever(discards(YOU, CARD), Move(FromZone(MOVED_CARD), ZONE_EXILE))
    pact = activated(
        PayLife(1),
        Move(top_cards(1), ZONE_EXILE, face_down=True, store="owed"),
        Delayed(NextStep(STEP_END, YOU), (Move(stored("owed", "that card"), ZONE_HAND),)),
    )
