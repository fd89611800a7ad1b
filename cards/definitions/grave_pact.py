from sim.vocab import CREATURE, EACH_OPPONENT, YOURS, Card, SacrificeSome, dies, whenever


class GravePact(Card):
    name, cost, type_line = "Grave Pact", "{1}{B}{B}{B}", "Enchantment"
    pact = whenever(dies(CREATURE & YOURS), SacrificeSome(CREATURE, who=EACH_OPPONENT))
