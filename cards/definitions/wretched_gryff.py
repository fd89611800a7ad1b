from sim.vocab import FLYING, Card, Draw, emerge, when_cast


class WretchedGryff(Card):
    name, cost, type_line = "Wretched Gryff", "{7}", "Creature - Eldrazi Hippogriff"
    power, toughness = 3, 4
    keywords = (FLYING, emerge("{5}{U}"))
    lore = when_cast(Draw())
