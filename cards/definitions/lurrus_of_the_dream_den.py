from sim.vocab import (
    LIFELINK,
    TYPES_PERMANENT,
    YOU_OWN,
    YOUR_TURN,
    ZONE_GRAVEYARD,
    Card,
    Companion,
    HasType,
    MayPlay,
    static,
    with_mana_value,
)


class LurrusOfTheDreamDen(Card):
    name, cost, type_line = (
        "Lurrus of the Dream-Den",
        "{1}{W/B}{W/B}",
        "Legendary Creature - Cat Nightmare",
    )
    power, toughness = 3, 2
    companion = Companion(HasType(TYPES_PERMANENT), with_mana_value("<=", 2))
    keywords = (LIFELINK,)
    dream = static(
        MayPlay(
            HasType(TYPES_PERMANENT) & with_mana_value("<=", 2) & YOU_OWN,
            ZONE_GRAVEYARD,
            lands=False,
            once_each_turn=True,
        ),
        condition=YOUR_TURN,
    )
