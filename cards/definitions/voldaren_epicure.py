from cards.tokens.blood import BloodToken
from sim.vocab import EACH_OPPONENT, Card, CreateToken, DealDamage, enters, whenever


class VoldarenEpicure(Card):
    name, cost, type_line = "Voldaren Epicure", "{R}", "Creature - Vampire"
    power, toughness = 1, 1
    taste = whenever(enters(), DealDamage(1, EACH_OPPONENT), CreateToken(BloodToken.definition))
