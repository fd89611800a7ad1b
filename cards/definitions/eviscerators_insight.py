from sim.vocab import ARTIFACT, CREATURE, Card, Draw, Sacrifice, additional_cost, flashback, spell


class EvisceratorsInsight(Card):
    name, cost, type_line = "Eviscerator's Insight", "{1}{B}", "Instant"
    price = additional_cost(Sacrifice(ARTIFACT | CREATURE))
    insight = spell(Draw(2))
    keywords = (flashback("{4}{B}"),)
