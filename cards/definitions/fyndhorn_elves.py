from sim.vocab import TAP, Card, activated, add_mana


class FyndhornElves(Card):
    name, cost, type_line = "Fyndhorn Elves", "{G}", "Creature - Elf Druid"
    power, toughness = 1, 1
    mana = activated(TAP, add_mana("{G}"))
