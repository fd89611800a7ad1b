from sim.vocab import Card, Draw, SkipTurn, spell


class Meditate(Card):
    name, cost, type_line = "Meditate", "{2}{U}", "Instant"
    meditate = spell(Draw(4), SkipTurn())
