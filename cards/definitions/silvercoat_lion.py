from sim.vocab import Card


class SilvercoatLion(Card):
    name, cost, type_line = "Silvercoat Lion", "{1}{W}", "Creature - Cat"
    power, toughness = 2, 2
