from sim.vocab import CREATURE, YOU, Card, Draw, casts, whenever


class BeastWhisperer(Card):
    name, cost, type_line = "Beast Whisperer", "{2}{G}{G}", "Creature - Elf Druid"
    power, toughness = 2, 3
    whisper = whenever(casts(YOU, CREATURE), Draw())
