from sim.vocab import CREATURE, DEFENDER, TAP, YOURS, Card, TapOthers, activated, add_any_color


class SaruliCaretaker(Card):
    name, cost, type_line = "Saruli Caretaker", "{G}", "Creature - Dryad"
    power, toughness = 0, 3
    keywords = (DEFENDER,)
    mana = activated((TAP, TapOthers(CREATURE & YOURS)), add_any_color())
