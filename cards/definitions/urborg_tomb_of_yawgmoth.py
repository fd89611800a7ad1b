from sim.vocab import LAND, AddTypes, Card, affect, static


class UrborgTombOfYawgmoth(Card):
    name, cost = "Urborg, Tomb of Yawgmoth", ""
    type_line = "Legendary Land"
    tomb = static(affect(LAND, AddTypes(subtypes=("Swamp",))))
