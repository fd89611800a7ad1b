from sim.vocab import Card, EnterTapped, First, MayPay, PayLife, enters, instead


class SteamVents(Card):
    name, cost, type_line = "Steam Vents", "", "Land - Island Mountain"
    shock = instead(enters(), First((MayPay(((PayLife(2),),), otherwise=(EnterTapped(),)),)))
