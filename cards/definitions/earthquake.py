from sim.vocab import (
    CREATURE,
    EACH_PLAYER,
    FLYING,
    Card,
    DealDamage,
    X,
    every,
    spell,
    together,
    with_keyword,
)


class Earthquake(Card):
    name, cost, type_line = "Earthquake", "{X}{R}", "Sorcery"
    quake = spell(DealDamage(X, together(every(CREATURE & ~with_keyword(FLYING)), EACH_PLAYER)))
