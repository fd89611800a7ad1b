from cards.tokens.zombie_black_2_2 import ZombieToken
from sim.vocab import (
    CREATURE,
    YOU,
    ZONE_GRAVEYARD,
    ZONE_LIBRARY,
    Card,
    CreateToken,
    Mill,
    Moves,
    attacks,
    either,
    enters,
    whenever,
)


class SidisiBroodTyrant(Card):
    name, cost, type_line = (
        "Sidisi, Brood Tyrant",
        "{1}{B}{G}{U}",
        "Legendary Creature - Naga Shaman",
    )
    power, toughness = 3, 3
    hunger = whenever(either(enters(), attacks()), Mill(3))
    brood = whenever(
        Moves(CREATURE, ZONE_LIBRARY, ZONE_GRAVEYARD, player=YOU),
        CreateToken(ZombieToken.definition),
        batch=True,
    )
