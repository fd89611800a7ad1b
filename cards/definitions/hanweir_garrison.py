from cards.tokens.human_red_1_1 import HumanToken
from sim.vocab import Card, CreateToken, attacks, whenever


class HanweirGarrison(Card):
    name, cost, type_line = "Hanweir Garrison", "{2}{R}", "Creature - Human Soldier"
    power, toughness = 2, 3
    melds_with = "Hanweir Battlements"
    sally = whenever(attacks(), CreateToken(HumanToken.definition, 2, tapped=True, attacking=True))
