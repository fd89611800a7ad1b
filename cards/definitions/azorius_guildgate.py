from sim.vocab import TAP, Card, activated, add_mana, enters_tapped


class AzoriusGuildgate(Card):
    name, cost, type_line = "Azorius Guildgate", "", "Land - Gate"
    tapped = enters_tapped()
    mana = activated(TAP, add_mana("{W/U}"))
