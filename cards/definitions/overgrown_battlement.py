from sim.vocab import CREATURE, DEFENDER, TAP, YOURS, Card, activated, add_mana, count, with_keyword


class OvergrownBattlement(Card):
    name, cost, type_line = "Overgrown Battlement", "{1}{G}", "Creature - Wall"
    power, toughness = 0, 4
    keywords = (DEFENDER,)
    mana = activated(TAP, add_mana("{G}", count(CREATURE & with_keyword(DEFENDER) & YOURS)))
