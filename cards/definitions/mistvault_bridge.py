from sim.vocab import INDESTRUCTIBLE, TAP, Card, activated, add_mana, enters_tapped


class MistvaultBridge(Card):
    name, cost, type_line = "Mistvault Bridge", "", "Artifact Land"
    tapped = enters_tapped()
    keywords = (INDESTRUCTIBLE,)
    mana = activated(TAP, add_mana("{U/B}"))
