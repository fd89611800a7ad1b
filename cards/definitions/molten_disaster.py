from sim.vocab import (
    CREATURE,
    EACH_PLAYER,
    FLYING,
    WAS_KICKED,
    Card,
    DealDamage,
    X,
    every,
    kicker,
    spell,
    split_second,
    together,
    with_keyword,
)


class MoltenDisaster(Card):
    name, cost, type_line = "Molten Disaster", "{X}{R}{R}", "Sorcery"
    keywords = (kicker("{R}"),)
    haste = split_second(WAS_KICKED)
    disaster = spell(DealDamage(X, together(every(CREATURE & ~with_keyword(FLYING)), EACH_PLAYER)))
