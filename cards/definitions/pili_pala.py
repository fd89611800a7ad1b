from sim.vocab import FLYING, UNTAP, Card, activated, add_any_color


class PiliPala(Card):
    name, cost, type_line = "Pili-Pala", "{2}", "Artifact Creature - Scarecrow"
    power, toughness = 1, 1
    keywords = (FLYING,)
    mana = activated(("{2}", UNTAP), add_any_color())
