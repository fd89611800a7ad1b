from sim.vocab import ARTIFACT, Card, Draw, affinity, spell


class Thoughtcast(Card):
    name, cost, type_line = "Thoughtcast", "{4}{U}", "Sorcery"
    keywords = (affinity(ARTIFACT, "artifacts"),)
    think = spell(Draw(2))
