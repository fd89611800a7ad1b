from sim.vocab import EQUIPPED, Card, affect, equip, gets, static


class Bonesplitter(Card):
    name, cost, type_line = "Bonesplitter", "{1}", "Artifact - Equipment"
    edge = static(affect(EQUIPPED, gets(2, 0)))
    keywords = (equip("{1}"),)
