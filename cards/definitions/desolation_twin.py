from cards.tokens.eldrazi_colorless_10_10 import EldraziToken
from sim.vocab import Card, CreateToken, when_cast


class DesolationTwin(Card):
    name, cost, type_line = "Desolation Twin", "{10}", "Creature - Eldrazi"
    power, toughness = 10, 10
    twin = when_cast(CreateToken(EldraziToken.definition))
