from cards.tokens.insect_green_1_1 import InsectToken
from sim.vocab import Card, CreateToken, emerge, when_cast


class ItOfTheHorridSwarm(Card):
    name, cost, type_line = "It of the Horrid Swarm", "{8}", "Creature - Eldrazi Insect"
    power, toughness = 4, 4
    keywords = (emerge("{6}{G}"),)
    swarm = when_cast(CreateToken(InsectToken.definition, 2))
