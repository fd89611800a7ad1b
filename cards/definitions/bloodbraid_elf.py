from sim.vocab import HASTE, Card, cascade


class BloodbraidElf(Card):
    name, cost, type_line = "Bloodbraid Elf", "{2}{R}{G}", "Creature - Elf Berserker"
    power, toughness = 3, 2
    keywords = (HASTE, cascade())
