from cards.tokens.blood import BloodToken
from sim.vocab import TARGET, Card, CreateToken, GainLife, LoseLife, spell, target_player


class VampiresKiss(Card):
    name, cost, type_line = "Vampire's Kiss", "{1}{B}", "Sorcery"
    kiss = spell(
        LoseLife(2, TARGET),
        GainLife(2),
        CreateToken(BloodToken.definition, 2),
        targets=target_player(),
    )
