from sim.vocab import (
    IF_YOU_DO,
    TYPES_PERMANENT,
    ZONE_BATTLEFIELD,
    ZONE_HAND,
    Card,
    HasType,
    If,
    May,
    Move,
    Reveal,
    dies,
    fits,
    stored,
    top_cards,
    unless,
    whenever,
    with_mana_value,
)


class MatterReshaper(Card):
    name, cost, type_line = "Matter Reshaper", "{2}{C}", "Creature - Eldrazi"
    power, toughness = 3, 2
    reshape = whenever(
        dies(),
        Reveal(top_cards(1), store="found"),
        If(
            fits(stored("found"), HasType(TYPES_PERMANENT) & with_mana_value("<=", 3)),
            (
                May((Move(stored("found"), ZONE_BATTLEFIELD),)),
                If(unless(IF_YOU_DO), (Move(stored("found"), ZONE_HAND),)),
            ),
            (Move(stored("found"), ZONE_HAND),),
        ),
    )
