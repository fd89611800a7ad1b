from cards.tokens.eldrazi_spawn_colorless_0_1 import EldraziSpawnToken
from sim.vocab import (
    OTHER,
    REACH,
    SELF,
    YOU,
    Card,
    CreateToken,
    PutCounters,
    devoid,
    sacrifices,
    subtype,
    when_cast,
    whenever,
)


class WrithingChrysalis(Card):
    name, cost, type_line = "Writhing Chrysalis", "{2}{R}{G}", "Creature - Eldrazi Drone"
    power, toughness = 2, 3
    keywords = (devoid(), REACH)
    spawn = when_cast(CreateToken(EldraziSpawnToken.definition, 2))
    feed = whenever(sacrifices(YOU, OTHER & subtype("Eldrazi")), PutCounters("+1/+1", 1, SELF))
