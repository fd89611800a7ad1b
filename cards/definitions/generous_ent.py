from cards.tokens.food import FoodToken
from sim.vocab import REACH, Card, CreateToken, enters, landcycling, whenever


class GenerousEnt(Card):
    name, cost, type_line = "Generous Ent", "{5}{G}", "Creature - Treefolk"
    power, toughness = 5, 7
    keywords = (REACH, landcycling("Forest", "{1}"))
    feast = whenever(enters(), CreateToken(FoodToken.definition))
