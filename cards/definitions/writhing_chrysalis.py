from cards.tokens.eldrazi_spawn_colorless_0_1 import EldraziSpawnToken
from sim.vocab import (
    OTHER,
    REACH,
    SELF,
    THIS,
    YOU,
    ZONE_STACK,
    Card,
    CreateToken,
    PutCounters,
    casts,
    devoid,
    sacrifices,
    subtype,
    whenever,
)


class WrithingChrysalis(Card):
    name, cost, type_line = "Writhing Chrysalis", "{2}{R}{G}", "Creature - Eldrazi Drone"
    power, toughness = 2, 3
    keywords = (devoid(), REACH)
    spawn = whenever(
        casts(YOU, THIS), CreateToken(EldraziSpawnToken.definition, 2), zones=(ZONE_STACK,)
    )
    feed = whenever(sacrifices(YOU, OTHER & subtype("Eldrazi")), PutCounters("+1/+1", 1, SELF))
