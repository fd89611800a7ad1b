from sim.vocab import (
    BLUE_BIT,
    FLYING,
    IF_YOU_DO,
    INSTANT_OR_SORCERY,
    SELF,
    STEP_UPKEEP,
    BackFace,
    Card,
    If,
    LookAt,
    May,
    Reveal,
    Transform,
    all_hold,
    beginning_of,
    fits,
    stored,
    top_cards,
    whenever,
)


class DelverOfSecrets(Card):
    name, cost, type_line = "Delver of Secrets", "{U}", "Creature - Human Wizard"
    power, toughness = 1, 1
    delve = whenever(
        beginning_of(STEP_UPKEEP),
        LookAt(top_cards(1)),
        May((Reveal(stored("looked", "that card")),)),
        If(
            all_hold(IF_YOU_DO, fits(stored("looked", "that card"), INSTANT_OR_SORCERY)),
            (Transform(SELF),),
        ),
    )

    class InsectileAberration(BackFace):
        name, type_line, color = "Insectile Aberration", "Creature - Human Insect", BLUE_BIT
        power, toughness = 3, 2
        keywords = (FLYING,)
