from sim.vocab import Card, Draw, spell


class Divination(Card):
    name, cost, type_line = "Divination", "{2}{U}", "Sorcery"
    divine = spell(Draw(2))
