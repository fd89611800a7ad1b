from sim.vocab import DELVE, Card, Draw, spell


class TreasureCruise(Card):
    name, cost, type_line = "Treasure Cruise", "{7}{U}", "Sorcery"
    keywords = (DELVE,)
    cruise = spell(Draw(3))
