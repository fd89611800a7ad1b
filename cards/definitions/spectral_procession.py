from cards.tokens.spirit_white_1_1_flying import SpiritToken
from sim.vocab import Card, CreateToken, spell


class SpectralProcession(Card):
    name, cost, type_line = "Spectral Procession", "{2/W}{2/W}{2/W}", "Sorcery"
    procession = spell(CreateToken(SpiritToken.definition, 3))
