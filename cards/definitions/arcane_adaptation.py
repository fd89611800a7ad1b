from sim.vocab import CREATURE, YOURS, Card, ChosenCreatureType, affect, as_enters_choose, static


class ArcaneAdaptation(Card):
    name, cost, type_line = "Arcane Adaptation", "{2}{U}", "Enchantment"
    choice = as_enters_choose("creature type")
    adapt = static(affect(CREATURE & YOURS, ChosenCreatureType(add=True)))
