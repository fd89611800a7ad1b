from sim.vocab import Card, Draw, landcycling, spell


class LorienRevealed(Card):
    name, cost, type_line = "Lorien Revealed", "{3}{U}{U}", "Sorcery"
    reveal = spell(Draw(3))
    keywords = (landcycling("Island", "{1}"),)
