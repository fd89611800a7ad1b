from sim.vocab import EACH_OPPONENT, INSTANT_OR_SORCERY, YOU, Card, DealDamage, casts, whenever


class Guttersnipe(Card):
    name, cost, type_line = "Guttersnipe", "{2}{R}", "Creature - Goblin Shaman"
    power, toughness = 2, 2
    snipe = whenever(casts(YOU, INSTANT_OR_SORCERY), DealDamage(2, EACH_OPPONENT))
