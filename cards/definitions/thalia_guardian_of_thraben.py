from sim.vocab import CREATURE, FIRST_STRIKE, SPELL, Card, CostChange, static


class ThaliaGuardianOfThraben(Card):
    name, cost = "Thalia, Guardian of Thraben", "{1}{W}"
    type_line = "Legendary Creature - Human Soldier"
    power, toughness = 2, 1
    keywords = (FIRST_STRIKE,)
    tax = static(CostChange(~CREATURE & SPELL, 1))
