from sim.vocab import Card, GainLife, enters, persist, whenever


class KitchenFinks(Card):
    name, cost, type_line = "Kitchen Finks", "{1}{G/W}{G/W}", "Creature - Ouphe"
    power, toughness = 3, 2
    gain_life = whenever(enters(), GainLife(2))
    keywords = (persist(),)
