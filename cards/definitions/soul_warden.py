from sim.vocab import CREATURE, OTHER, Card, GainLife, enters, whenever


class SoulWarden(Card):
    name, cost, type_line = "Soul Warden", "{W}", "Creature - Human Cleric"
    power, toughness = 1, 1
    welcome = whenever(enters(OTHER & CREATURE), GainLife(1))
