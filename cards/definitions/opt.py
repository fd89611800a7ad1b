from sim.vocab import Card, Draw, Scry, spell


class Opt(Card):
    name, cost, type_line = "Opt", "{U}", "Instant"
    opt = spell(Scry(1), Draw())
