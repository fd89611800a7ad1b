from sim.vocab import TARGET, Card, Draw, spell, target_player


class AncestralRecall(Card):
    name, cost, type_line = "Ancestral Recall", "{U}", "Instant"
    recall = spell(Draw(3, TARGET), targets=target_player())
