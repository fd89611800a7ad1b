from sim.vocab import TAP, Card, Scry, activated, add_mana, enters, enters_tapped, whenever


class TempleOfMystery(Card):
    name, cost, type_line = "Temple of Mystery", "", "Land"
    tapped = enters_tapped()
    arrive = whenever(enters(), Scry(1))
    mana = activated(TAP, add_mana("{G/U}"))
