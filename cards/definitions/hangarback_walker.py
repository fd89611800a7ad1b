from cards.tokens.thopter_colorless_1_1_flying import ThopterToken
from sim.vocab import (
    SELF,
    TAP,
    Card,
    CountersOn,
    CreateToken,
    PutCounters,
    X,
    activated,
    dies,
    enters_with,
    whenever,
)


class HangarbackWalker(Card):
    name, cost, type_line = "Hangarback Walker", "{X}{X}", "Artifact Creature - Construct"
    power, toughness = 0, 0
    size = enters_with("+1/+1", X)
    cargo = whenever(dies(), CreateToken(ThopterToken.definition, CountersOn("+1/+1", SELF)))
    build = activated(("{1}", TAP), PutCounters("+1/+1", 1, SELF))
