from sim.vocab import Card, Draw, flashback, spell


class ThinkTwice(Card):
    name, cost, type_line = "Think Twice", "{1}{U}", "Instant"
    think = spell(Draw())
    keywords = (flashback("{2}{U}"),)
