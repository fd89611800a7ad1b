from sim.vocab import (
    CREATURE,
    EACH_OPPONENT,
    THAT_PLAYER,
    Card,
    Draw,
    May,
    MayPay,
    casts,
    costs_of,
    cumulative_upkeep,
    whenever,
)


class MysticRemora(Card):
    name, cost, type_line = "Mystic Remora", "{U}", "Enchantment"
    keywords = (cumulative_upkeep("{1}"),)
    feed = whenever(
        casts(EACH_OPPONENT, ~CREATURE),
        MayPay((costs_of("{4}"),), otherwise=(May((Draw(),)),), who=THAT_PLAYER),
    )
