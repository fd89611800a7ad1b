from sim.vocab import (
    TARGET,
    Card,
    DealDamage,
    Sacrifice,
    any_target,
    flashback,
    spell,
    subtype,
)


class LavaDart(Card):
    name, cost, type_line = "Lava Dart", "{R}", "Instant"
    dart = spell(DealDamage(1, TARGET), targets=any_target())
    keywords = (flashback(Sacrifice(subtype("Mountain"))),)
