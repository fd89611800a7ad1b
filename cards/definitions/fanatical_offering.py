from cards.tokens.map import MapToken
from sim.vocab import ARTIFACT, CREATURE, Card, CreateToken, Draw, Sacrifice, additional_cost, spell


class FanaticalOffering(Card):
    name, cost, type_line = "Fanatical Offering", "{1}{B}", "Instant"
    price = additional_cost(Sacrifice(ARTIFACT | CREATURE))
    offering = spell(Draw(2), CreateToken(MapToken.definition))
