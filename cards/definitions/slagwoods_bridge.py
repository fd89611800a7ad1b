from sim.vocab import INDESTRUCTIBLE, TAP, Card, activated, add_mana, enters_tapped


class SlagwoodsBridge(Card):
    name, cost, type_line = "Slagwoods Bridge", "", "Artifact Land"
    tapped = enters_tapped()
    keywords = (INDESTRUCTIBLE,)
    mana = activated(TAP, add_mana("{R/G}"))
