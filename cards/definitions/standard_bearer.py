from sim.vocab import Card, MustTarget, static, subtype


class StandardBearer(Card):
    name, cost, type_line = "Standard Bearer", "{1}{W}", "Creature - Human Flagbearer"
    power, toughness = 1, 1
    standard = static(MustTarget(subtype("Flagbearer")))
