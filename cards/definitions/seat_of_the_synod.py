from sim.vocab import TAP, Card, activated, add_mana


class SeatOfTheSynod(Card):
    name, cost, type_line = "Seat of the Synod", "", "Artifact Land"
    mana = activated(TAP, add_mana("{U}"))
