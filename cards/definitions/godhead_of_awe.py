from sim.vocab import CREATURE, FLYING, OTHER, Card, affect, base_stats, static


class GodheadOfAwe(Card):
    name, cost, type_line = (
        "Godhead of Awe",
        "{W/U}{W/U}{W/U}{W/U}{W/U}",
        "Creature - Spirit Avatar",
    )
    power, toughness = 4, 4
    keywords = (FLYING,)
    awe = static(affect(OTHER & CREATURE, base_stats(1, 1)))
