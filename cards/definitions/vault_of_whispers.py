from sim.vocab import TAP, Card, activated, add_mana


class VaultOfWhispers(Card):
    name, cost, type_line = "Vault of Whispers", "", "Artifact Land"
    mana = activated(TAP, add_mana("{B}"))
