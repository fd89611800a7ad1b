from sim.vocab import HASTE, Card, flanking


class SuqAtaLancer(Card):
    name, cost, type_line = "Suq'Ata Lancer", "{2}{R}", "Creature - Human Knight"
    power, toughness = 2, 2
    keywords = (HASTE, flanking())
