from cards.tokens.clue import ClueToken
from sim.vocab import (
    CREATURE,
    DEATHTOUCH,
    LIFELINK,
    TARGET,
    Card,
    Change,
    CreateToken,
    has,
    spell,
    target,
)


class ToxinAnalysis(Card):
    name, cost, type_line = "Toxin Analysis", "{B}", "Instant"
    analyze = spell(
        Change(TARGET, (has(DEATHTOUCH, LIFELINK),)),
        CreateToken(ClueToken.definition),
        targets=target(CREATURE),
    )
