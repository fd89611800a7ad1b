from cards.tokens.eldrazi_colorless_10_10 import EldraziToken
from sim.vocab import THIS, YOU, ZONE_STACK, Card, CreateToken, casts, whenever


class DesolationTwin(Card):
    name, cost, type_line = "Desolation Twin", "{10}", "Creature - Eldrazi"
    power, toughness = 10, 10
    twin = whenever(casts(YOU, THIS), CreateToken(EldraziToken.definition), zones=(ZONE_STACK,))
