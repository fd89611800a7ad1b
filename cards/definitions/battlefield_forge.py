from sim.vocab import TAP, YOU, Card, DealDamage, activated, add_mana


class BattlefieldForge(Card):
    name, cost, type_line = "Battlefield Forge", "", "Land"
    colorless = activated(TAP, add_mana("{C}"))
    colored = activated(TAP, add_mana("{R/W}"), DealDamage(1, YOU))
