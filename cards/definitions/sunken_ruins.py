from sim.vocab import TAP, Card, activated, add_mana


class SunkenRuins(Card):
    name, cost, type_line = "Sunken Ruins", "", "Land"
    colorless = activated(TAP, add_mana("{C}"))
    filtered = activated(("{U/B}", TAP), add_mana("{U/B}{U/B}"))
