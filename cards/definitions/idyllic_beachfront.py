from sim.vocab import Card, enters_tapped


class IdyllicBeachfront(Card):
    name, cost, type_line = "Idyllic Beachfront", "", "Land - Plains Island"
    tapped = enters_tapped()
