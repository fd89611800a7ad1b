from sim.vocab import CREATURE, YOURS, Card, ChosenCreatureType, affect, as_enters_choose, static


class Conspiracy(Card):
    name, cost, type_line = "Conspiracy", "{3}{B}{B}", "Enchantment"
    choice = as_enters_choose("creature type")
    conspire = static(affect(CREATURE & YOURS, ChosenCreatureType()))
