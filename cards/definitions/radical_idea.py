from sim.vocab import Card, Draw, jump_start, spell


class RadicalIdea(Card):
    name, cost, type_line = "Radical Idea", "{1}{U}", "Instant"
    idea = spell(Draw())
    keywords = (jump_start(),)
