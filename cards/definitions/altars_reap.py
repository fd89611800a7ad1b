from sim.vocab import CREATURE, Card, Draw, Sacrifice, additional_cost, spell


class AltarsReap(Card):
    name, cost, type_line = "Altar's Reap", "{1}{B}", "Instant"
    victim = additional_cost(Sacrifice(CREATURE))
    reap = spell(Draw(2))
