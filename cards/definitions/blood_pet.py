from sim.vocab import SACRIFICE_SELF, Card, activated, add_mana


class BloodPet(Card):
    name, cost, type_line = "Blood Pet", "{B}", "Creature - Thrull"
    power, toughness = 1, 1
    mana = activated(SACRIFICE_SELF, add_mana("{B}"))
