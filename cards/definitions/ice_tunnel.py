from sim.vocab import Card, enters_tapped


class IceTunnel(Card):
    name, cost, type_line = "Ice Tunnel", "", "Snow Land - Island Swamp"
    tapped = enters_tapped()
