from cards.tokens.squirrel_green_1_1 import SquirrelToken
from sim.vocab import Card, CreateToken, PayLife, flashback, spell


class AcornHarvest(Card):
    name, cost, type_line = "Acorn Harvest", "{3}{G}", "Sorcery"
    acorns = spell(CreateToken(SquirrelToken.definition, 2))
    keywords = (flashback(("{1}{G}", PayLife(3))),)
