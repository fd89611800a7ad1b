from cards.tokens.faerie_rogue_black_1_1_flying import FaerieRogueToken
from sim.vocab import (
    STEP_UPKEEP,
    Card,
    CreateToken,
    LoseLife,
    beginning_of,
    whenever,
)


class Bitterblossom(Card):
    name, cost, type_line = "Bitterblossom", "{1}{B}", "Kindred Enchantment - Faerie"
    bloom = whenever(
        beginning_of(STEP_UPKEEP), LoseLife(1), CreateToken(FaerieRogueToken.definition)
    )
