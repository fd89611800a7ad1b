from sim.vocab import (
    SELF,
    TARGET,
    Card,
    DealDamage,
    PutCounters,
    RemoveCounters,
    X,
    activated,
    any_target,
    enters_with,
)


class WalkingBallista(Card):
    name, cost, type_line = "Walking Ballista", "{X}{X}", "Artifact Creature - Construct"
    power, toughness = 0, 0
    size = enters_with("+1/+1", X)
    load = activated("{4}", PutCounters("+1/+1", 1, SELF))
    shoot = activated(RemoveCounters("+1/+1"), DealDamage(1, TARGET), targets=any_target())
