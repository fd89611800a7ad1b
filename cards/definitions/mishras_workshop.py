from sim.vocab import ARTIFACT, TAP, Card, SpendOnly, activated, add_mana


class MishrasWorkshop(Card):
    name, cost, type_line = "Mishra's Workshop", "", "Land"
    mana = activated(TAP, add_mana("{C}{C}{C}", spend=SpendOnly(ARTIFACT)))
