from sim.vocab import FLYING, Card, Draw, enters, evoke, whenever


class Mulldrifter(Card):
    name, cost, type_line = "Mulldrifter", "{4}{U}", "Creature - Elemental"
    power, toughness = 2, 2
    keywords = (FLYING,)
    draw = whenever(enters(), Draw(2))
    shortcut = evoke("{2}{U}")
