from sim.vocab import (
    ARTIFACT,
    CREATURE,
    FLYING,
    Card,
    DealDamage,
    Sacrifice,
    activated,
    every,
    with_keyword,
)


class KrarkClanShaman(Card):
    name, cost, type_line = "Krark-Clan Shaman", "{R}", "Creature - Goblin Shaman"
    power, toughness = 1, 1
    burn = activated(Sacrifice(ARTIFACT), DealDamage(1, every(CREATURE & ~with_keyword(FLYING))))
