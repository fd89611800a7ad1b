from sim.vocab import (
    BLACK_BIT,
    GREEN_BIT,
    LAND,
    RED_BIT,
    WHITE_BIT,
    Card,
    ManaBecomes,
    TapsForMana,
    cumulative_upkeep,
    instead,
)


class RealityTwist(Card):
    name, cost, type_line = "Reality Twist", "{U}{U}{U}", "Enchantment"
    upkeep = cumulative_upkeep("{1}{U}{U}")
    twist = instead(
        TapsForMana(LAND),
        ManaBecomes(
            lands=(
                ("Plains", RED_BIT),
                ("Swamp", GREEN_BIT),
                ("Mountain", WHITE_BIT),
                ("Forest", BLACK_BIT),
            )
        ),
    )
