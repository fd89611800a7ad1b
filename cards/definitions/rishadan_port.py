from sim.vocab import LAND, TAP, TARGET, Card, Tap, activated, add_mana, target


class RishadanPort(Card):
    name, cost, type_line = "Rishadan Port", "", "Land"
    mana = activated(TAP, add_mana("{C}"))
    blockade = activated(("{1}", TAP), Tap(TARGET), targets=target(LAND))
