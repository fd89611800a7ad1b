from sim.vocab import DEFENDER, Card, Draw, enters, whenever


class WallOfOmens(Card):
    name, cost, type_line = "Wall of Omens", "{1}{W}", "Creature - Wall"
    power, toughness = 0, 4
    keywords = (DEFENDER,)
    omen = whenever(enters(), Draw())
