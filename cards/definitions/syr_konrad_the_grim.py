from sim.vocab import (
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    OTHER,
    YOU,
    ZONE_BATTLEFIELD,
    ZONE_GRAVEYARD,
    Card,
    DealDamage,
    Mill,
    Moves,
    activated,
    dies,
    either,
    whenever,
)


class SyrKonradTheGrim(Card):
    name, cost, type_line = (
        "Syr Konrad, the Grim",
        "{3}{B}{B}",
        "Legendary Creature - Human Knight",
    )
    power, toughness = 5, 4
    grim = whenever(
        either(
            dies(OTHER & CREATURE),
            Moves(CREATURE, to_zone=ZONE_GRAVEYARD, not_from=ZONE_BATTLEFIELD),
            Moves(CREATURE, ZONE_GRAVEYARD, player=YOU),
        ),
        DealDamage(1, EACH_OPPONENT),
    )
    grave = activated("{1}{B}", Mill(1, EACH_PLAYER))
