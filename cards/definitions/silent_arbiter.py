from sim.vocab import Card, MaximumAttackers, MaximumBlockers, static


class SilentArbiter(Card):
    name, cost, type_line = "Silent Arbiter", "{4}", "Artifact Creature - Construct"
    power, toughness = 1, 5
    one_attacker = static(MaximumAttackers(1))
    one_blocker = static(MaximumBlockers(1))
