from sim.vocab import EQUIPPED, HASTE, HEXPROOF, Card, affect, equip, has, static


class SwiftfootBoots(Card):
    name, cost, type_line = "Swiftfoot Boots", "{2}", "Artifact - Equipment"
    swift = static(affect(EQUIPPED, has(HEXPROOF, HASTE)))
    keywords = (equip("{1}"),)
