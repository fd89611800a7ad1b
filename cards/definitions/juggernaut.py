from sim.vocab import THIS, CantBeBlockedBy, Card, MustAttack, static, subtype


class Juggernaut(Card):
    name, cost, type_line = "Juggernaut", "{4}", "Artifact Creature - Juggernaut"
    power, toughness = 5, 3
    roll = static(MustAttack(THIS))
    crush = static(CantBeBlockedBy(THIS, subtype("Wall")))
