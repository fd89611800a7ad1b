from sim.vocab import Card, NoMaximumHandSize, static


class Spellbook(Card):
    name, cost, type_line = "Spellbook", "{0}", "Artifact"
    pages = static(NoMaximumHandSize())
