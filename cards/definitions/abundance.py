from sim.vocab import (
    YOU,
    ZONE_HAND,
    Card,
    ChooseWord,
    Draws,
    HasChosenWord,
    Instead,
    Move,
    PutRest,
    RevealUntil,
    instead,
    stored,
)


class Abundance(Card):
    name, cost, type_line = "Abundance", "{2}{G}{G}", "Enchantment"
    plenty = instead(
        Draws(YOU),
        Instead(
            (
                ChooseWord("land or nonland", words=("land", "nonland")),
                RevealUntil(HasChosenWord("kind")),
                Move(stored("found"), ZONE_HAND),
                PutRest("revealed"),
            )
        ),
        optional=True,
    )
