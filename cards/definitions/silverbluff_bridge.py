from sim.vocab import INDESTRUCTIBLE, TAP, Card, activated, add_mana, enters_tapped


class SilverbluffBridge(Card):
    name, cost, type_line = "Silverbluff Bridge", "", "Artifact Land"
    tapped = enters_tapped()
    keywords = (INDESTRUCTIBLE,)
    mana = activated(TAP, add_mana("{U/R}"))
