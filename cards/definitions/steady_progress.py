from sim.vocab import Card, Draw, Proliferate, spell


class SteadyProgress(Card):
    name, cost, type_line = "Steady Progress", "{2}{U}", "Instant"
    progress = spell(Proliferate(), Draw())
