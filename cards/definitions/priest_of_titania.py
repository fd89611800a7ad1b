from sim.vocab import TAP, Card, activated, add_mana, count, subtype


class PriestOfTitania(Card):
    name, cost, type_line = "Priest of Titania", "{1}{G}", "Creature - Elf Druid"
    power, toughness = 1, 1
    mana = activated(TAP, add_mana("{G}", count(subtype("Elf"))))
