from sim.vocab import SELF, Card, Connive, enters, whenever


class RaffinesInformant(Card):
    name, cost, type_line = "Raffine's Informant", "{1}{W}", "Creature - Human Wizard"
    power, toughness = 2, 1
    inform = whenever(enters(), Connive(SELF))
