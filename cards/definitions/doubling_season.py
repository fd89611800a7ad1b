from sim.vocab import PERMANENT, YOU, YOURS, Card, CreatesTokens, Multiplies, PutsCounters, instead


class DoublingSeason(Card):
    name, cost, type_line = "Doubling Season", "{4}{G}", "Enchantment"
    tokens = instead(CreatesTokens(YOU), Multiplies())
    counters = instead(PutsCounters(PERMANENT & YOURS, by_effect=True), Multiplies())
