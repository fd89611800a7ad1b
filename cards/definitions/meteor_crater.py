from sim.vocab import PERMANENT, TAP, YOURS, Card, ColorsOf, activated, add_mana_among


class MeteorCrater(Card):
    name, cost, type_line = "Meteor Crater", "", "Land"
    mana = activated(TAP, add_mana_among(ColorsOf(PERMANENT & YOURS)))
