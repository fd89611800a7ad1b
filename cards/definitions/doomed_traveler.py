from cards.tokens.spirit_white_1_1_flying import SpiritToken
from sim.vocab import Card, CreateToken, dies, whenever


class DoomedTraveler(Card):
    name, cost, type_line = "Doomed Traveler", "{W}", "Creature - Human Soldier"
    power, toughness = 1, 1
    soul = whenever(dies(), CreateToken(SpiritToken.definition))
