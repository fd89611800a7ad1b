from cards.tokens.insect_green_1_1 import InsectToken
from sim.vocab import THIS, YOU, ZONE_STACK, Card, CreateToken, casts, emerge, whenever


class ItOfTheHorridSwarm(Card):
    name, cost, type_line = "It of the Horrid Swarm", "{8}", "Creature - Eldrazi Insect"
    power, toughness = 4, 4
    keywords = (emerge("{6}{G}"),)
    swarm = whenever(casts(YOU, THIS), CreateToken(InsectToken.definition, 2), zones=(ZONE_STACK,))
