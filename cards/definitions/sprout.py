from cards.tokens.saproling_green_1_1 import SaprolingToken
from sim.vocab import Card, CreateToken, spell


class Sprout(Card):
    name, cost, type_line = "Sprout", "{G}", "Instant"
    growth = spell(CreateToken(SaprolingToken.definition))
