from cards.tokens.avatar_marit_lage import MaritLageToken
from sim.vocab import (
    IF_YOU_DO,
    SELF,
    Card,
    CountersOn,
    CreateToken,
    If,
    SacrificeThem,
    StateIs,
    TakeCounters,
    activated,
    compare,
    enters_with,
    whenever,
)


class DarkDepths(Card):
    name, cost, type_line = "Dark Depths", "", "Legendary Snow Land"
    frozen = enters_with("ice", 10)
    thaw = activated("{3}", TakeCounters("ice", 1, SELF))
    awake = whenever(
        StateIs(compare(CountersOn("ice", SELF), "==", 0)),
        SacrificeThem(SELF),
        If(IF_YOU_DO, (CreateToken(MaritLageToken.definition),)),
    )
