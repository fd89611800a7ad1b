from sim.vocab import SELF, YOU, Card, LifeChanges, May, PutCounters, whenever


class AjanisPridemate(Card):
    name, cost, type_line = "Ajani's Pridemate", "{1}{W}", "Creature - Cat Soldier"
    power, toughness = 2, 2
    grow = whenever(LifeChanges(YOU), May((PutCounters("+1/+1", 1, SELF),)))
