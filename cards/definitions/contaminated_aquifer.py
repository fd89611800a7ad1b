from sim.vocab import Card, enters_tapped


class ContaminatedAquifer(Card):
    name, cost, type_line = "Contaminated Aquifer", "", "Land - Island Swamp"
    tapped = enters_tapped()
