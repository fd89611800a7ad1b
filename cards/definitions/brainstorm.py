from sim.vocab import Card, Draw, PutBackFromHand, spell


class Brainstorm(Card):
    name, cost, type_line = "Brainstorm", "{U}", "Instant"
    storm = spell(Draw(3), PutBackFromHand(2))
