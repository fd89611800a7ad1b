from sim.vocab import (
    REACH,
    SELF,
    TRAMPLE,
    Card,
    CountersOn,
    Host,
    X,
    affect,
    bestow,
    enters_with,
    gets,
    has,
    static,
)


class NyxbornHydra(Card):
    name, cost, type_line = "Nyxborn Hydra", "{X}{G}", "Enchantment Creature - Hydra"
    power, toughness = 0, 1
    keywords = (bestow("{X}{G}{G}"), REACH, TRAMPLE)
    size = enters_with("+1/+1", X)
    gift = static(
        affect(
            Host("enchanted creature"), gets(CountersOn("+1/+1", SELF), CountersOn("+1/+1", SELF))
        ),
        affect(Host("enchanted creature"), has(REACH, TRAMPLE)),
    )
