from sim.vocab import (
    CREATURE,
    TARGET,
    YOU,
    ZONE_GRAVEYARD,
    Card,
    DealDamage,
    count,
    enters,
    target_opponent,
    whenever,
)


class LotlethGiant(Card):
    name, cost, type_line = "Lotleth Giant", "{6}{B}", "Creature - Zombie Giant"
    power, toughness = 6, 5
    undergrowth = whenever(
        enters(),
        DealDamage(count(CREATURE, ZONE_GRAVEYARD, YOU), TARGET),
        targets=target_opponent(),
    )
