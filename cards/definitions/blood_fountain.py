from cards.tokens.blood import BloodToken
from sim.vocab import (
    CREATURE,
    SACRIFICE_SELF,
    TAP,
    TARGET,
    YOU,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    Card,
    CreateToken,
    Move,
    TargetClause,
    activated,
    enters,
    whenever,
)


class BloodFountain(Card):
    name, cost, type_line = "Blood Fountain", "{B}", "Artifact"
    spring = whenever(enters(), CreateToken(BloodToken.definition))
    restore = activated(
        ("{3}{B}", TAP, SACRIFICE_SELF),
        Move(TARGET, ZONE_HAND),
        targets=TargetClause(CREATURE, None, 0, 2, ZONE_GRAVEYARD, YOU),
    )
