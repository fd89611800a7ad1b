from sim.vocab import (
    ARTIFACT,
    ENCHANTMENT,
    TARGET,
    Card,
    Destroy,
    SplitHalf,
    fuse,
    spell,
    target,
)


class WearTear(Card):
    name, cost, type_line = "Wear // Tear", "{1}{R}{W}", "Instant"
    keywords = (fuse(),)

    class Wear(SplitHalf):
        name, cost, type_line = "Wear", "{1}{R}", "Instant"
        wear = spell(Destroy(TARGET), targets=target(ARTIFACT))

    class Tear(SplitHalf):
        name, cost, type_line = "Tear", "{W}", "Instant"
        tear = spell(Destroy(TARGET), targets=target(ENCHANTMENT))
