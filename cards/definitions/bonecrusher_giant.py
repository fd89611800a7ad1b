from sim.vocab import (
    TARGET,
    THAT_SOURCE,
    THIS,
    Adventure,
    BecomesTarget,
    Card,
    DamageCantBePrevented,
    DealDamage,
    SetRule,
    any_target,
    controller_of,
    spell,
    whenever,
)


class BonecrusherGiant(Card):
    name, cost, type_line = "Bonecrusher Giant", "{2}{R}", "Creature - Giant"
    power, toughness = 4, 3
    crush = whenever(BecomesTarget(THIS, spells=True), DealDamage(2, controller_of(THAT_SOURCE)))

    class Stomp(Adventure):
        name, cost, type_line = "Stomp", "{1}{R}", "Instant - Adventure"
        stomp = spell(SetRule(DamageCantBePrevented()), DealDamage(2, TARGET), targets=any_target())
