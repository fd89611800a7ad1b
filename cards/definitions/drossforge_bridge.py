from sim.vocab import INDESTRUCTIBLE, TAP, Card, activated, add_mana, enters_tapped


class DrossforgeBridge(Card):
    name, cost, type_line = "Drossforge Bridge", "", "Artifact Land"
    tapped = enters_tapped()
    keywords = (INDESTRUCTIBLE,)
    mana = activated(TAP, add_mana("{B/R}"))
