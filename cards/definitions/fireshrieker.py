from sim.vocab import DOUBLE_STRIKE, EQUIPPED, Card, affect, equip, has, static


class Fireshrieker(Card):
    name, cost, type_line = "Fireshrieker", "{3}", "Artifact - Equipment"
    shriek = static(affect(EQUIPPED, has(DOUBLE_STRIKE)))
    keywords = (equip("{2}"),)
