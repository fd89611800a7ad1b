from sim.vocab import CREATURE, YOURS, Adds, Card, PutsCounters, instead


class HardenedScales(Card):
    name, cost, type_line = "Hardened Scales", "{G}", "Enchantment"
    scales = instead(PutsCounters(CREATURE & YOURS, "+1/+1"), Adds(1))
