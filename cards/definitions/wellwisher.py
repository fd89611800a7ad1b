from sim.vocab import TAP, Card, GainLife, activated, count, subtype


class Wellwisher(Card):
    name, cost, type_line = "Wellwisher", "{1}{G}", "Creature - Elf"
    power, toughness = 1, 1
    wish = activated(TAP, GainLife(count(subtype("Elf"))))
