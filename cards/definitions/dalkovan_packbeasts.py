from cards.tokens.warrior_red_1_1 import WarriorToken
from sim.vocab import VIGILANCE, Card, mobilize


class DalkovanPackbeasts(Card):
    name, cost, type_line = "Dalkovan Packbeasts", "{2}{W}", "Creature - Ox"
    power, toughness = 0, 4
    keywords = (VIGILANCE, mobilize(WarriorToken.definition, 3))
