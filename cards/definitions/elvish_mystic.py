from sim.vocab import TAP, Card, activated, add_mana


class ElvishMystic(Card):
    name, cost, type_line = "Elvish Mystic", "{G}", "Creature - Elf Druid"
    power, toughness = 1, 1
    mana = activated(TAP, add_mana("{G}"))
