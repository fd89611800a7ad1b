from sim.vocab import EQUIPPED, HASTE, SHROUD, Card, affect, equip, has, static


class LightningGreaves(Card):
    name, cost, type_line = "Lightning Greaves", "{2}", "Artifact - Equipment"
    speed = static(affect(EQUIPPED, has(HASTE, SHROUD)))
    keywords = (equip("{0}"),)
