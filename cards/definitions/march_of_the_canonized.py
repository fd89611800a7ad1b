from cards.tokens.vampire_demon_white_black_4_3_flying import VampireDemonToken
from cards.tokens.vampire_white_1_1_lifelink import VampireToken
from sim.vocab import (
    BLACK_BIT,
    STEP_UPKEEP,
    WHITE_BIT,
    Card,
    CreateToken,
    Devotion,
    X,
    beginning_of,
    compare,
    enters,
    whenever,
)


class MarchOfTheCanonized(Card):
    name, cost, type_line = "March of the Canonized", "{X}{W}{W}", "Enchantment"
    march = whenever(enters(), CreateToken(VampireToken.definition, X))
    rite = whenever(
        beginning_of(STEP_UPKEEP),
        CreateToken(VampireDemonToken.definition),
        condition=compare(Devotion(WHITE_BIT | BLACK_BIT), ">=", 7),
    )
