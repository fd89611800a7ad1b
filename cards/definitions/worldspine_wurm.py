from cards.tokens.wurm_green_5_5_trample import WurmToken
from sim.vocab import (
    MOVED_CARD,
    THIS,
    TRAMPLE,
    ZONE_GRAVEYARD,
    Card,
    CreateToken,
    Moves,
    ShuffleInto,
    dies,
    whenever,
)


class WorldspineWurm(Card):
    name, cost, type_line = "Worldspine Wurm", "{8}{G}{G}{G}", "Creature - Wurm"
    power, toughness = 15, 15
    keywords = (TRAMPLE,)
    split = whenever(dies(), CreateToken(WurmToken.definition, 3))
    renewal = whenever(
        Moves(THIS, to_zone=ZONE_GRAVEYARD), ShuffleInto(MOVED_CARD), zones=(ZONE_GRAVEYARD,)
    )
