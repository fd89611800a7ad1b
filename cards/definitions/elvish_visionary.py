from sim.vocab import Card, Draw, enters, whenever


class ElvishVisionary(Card):
    name, cost, type_line = "Elvish Visionary", "{1}{G}", "Creature - Elf Shaman"
    power, toughness = 1, 1
    vision = whenever(enters(), Draw())
