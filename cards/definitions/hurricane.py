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


class Hurricane(Card):
    name, cost, type_line = "Hurricane", "{X}{G}", "Sorcery"
    storm = spell(DealDamage(X, together(every(CREATURE & with_keyword(FLYING)), EACH_PLAYER)))
