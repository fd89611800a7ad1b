from cards.tokens.goblin_red_1_1 import GoblinToken
from sim.vocab import (
    Card,
    CreateToken,
    spell,
)


class HordelingOutburst(Card):
    name, cost, type_line = "Hordeling Outburst", "{1}{R}{R}", "Sorcery"
    outburst = spell(CreateToken(GoblinToken.definition, 3))
