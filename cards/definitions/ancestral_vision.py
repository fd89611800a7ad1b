from sim.vocab import BLUE_BIT, TARGET, Card, Draw, spell, suspend, target_player


class AncestralVision(Card):
    name, cost, type_line, color = "Ancestral Vision", "", "Sorcery", BLUE_BIT
    keywords = suspend(4, "{U}")
    vision = spell(Draw(3, TARGET), targets=target_player())
