from sim.vocab import FLYING, THIS, YOU, ZONE_STACK, Card, Draw, casts, emerge, whenever


class WretchedGryff(Card):
    name, cost, type_line = "Wretched Gryff", "{7}", "Creature - Eldrazi Hippogriff"
    power, toughness = 3, 4
    keywords = (FLYING, emerge("{5}{U}"))
    lore = whenever(casts(YOU, THIS), Draw(), zones=(ZONE_STACK,))
