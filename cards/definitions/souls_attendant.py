from sim.vocab import CREATURE, OTHER, Card, GainLife, May, enters, whenever


class SoulsAttendant(Card):
    name, cost, type_line = "Soul's Attendant", "{W}", "Creature - Human Cleric"
    power, toughness = 1, 1
    welcome = whenever(enters(OTHER & CREATURE), May((GainLife(1),)))
