from sim.vocab import Card, Discard, Draw, flashback, spell


class FaithlessLooting(Card):
    name, cost, type_line = "Faithless Looting", "{R}", "Sorcery"
    loot = spell(Draw(2), Discard(2))
    keywords = (flashback("{2}{R}"),)
