from sim.vocab import (
    BLUE_BIT,
    FLYING,
    SELF,
    YOU,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    BackFace,
    Card,
    Discard,
    Draw,
    Move,
    chapter,
    stored,
)


class TheModernAge(Card):
    name, cost, type_line = "The Modern Age", "{1}{U}", "Enchantment - Saga"
    study = chapter(1, 2, effects=(Draw(), Discard()))
    progress = chapter(
        3,
        effects=(
            Move(SELF, ZONE_EXILE, store="exiled"),
            Move(stored("exiled"), ZONE_BATTLEFIELD, controller=YOU, transformed=True),
        ),
    )

    class VectorGlider(BackFace):
        name, type_line, color = "Vector Glider", "Enchantment Creature - Spirit", BLUE_BIT
        power, toughness = 2, 3
        keywords = (FLYING,)
