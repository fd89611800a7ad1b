from sim.vocab import SACRIFICE_SELF, TAP, Card, Draw, activated, add_mana


class MindStone(Card):
    name, cost, type_line = "Mind Stone", "{2}", "Artifact"
    mana = activated(TAP, add_mana("{C}"))
    crumble = activated(("{1}", TAP, SACRIFICE_SELF), Draw())
