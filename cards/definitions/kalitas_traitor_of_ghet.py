from cards.tokens.zombie_black_2_2 import ZombieToken
from sim.vocab import (
    CREATURE,
    LIFELINK,
    OPPONENTS,
    OTHER,
    SELF,
    TOKEN,
    ZONE_EXILE,
    Also,
    Card,
    CreateToken,
    GoesTo,
    PutCounters,
    Sacrifice,
    activated,
    dies,
    instead,
    subtype,
)


class KalitasTraitorOfGhet(Card):
    name, cost, type_line = (
        "Kalitas, Traitor of Ghet",
        "{2}{B}{B}",
        "Legendary Creature - Vampire Warrior",
    )
    power, toughness = 3, 4
    keywords = (LIFELINK,)
    betray = instead(
        dies(CREATURE & OPPONENTS & ~TOKEN),
        GoesTo(ZONE_EXILE),
        Also((CreateToken(ZombieToken.definition),)),
    )
    feed = activated(
        ("{2}{B}", Sacrifice(OTHER & (subtype("Vampire") | subtype("Zombie")))),
        PutCounters("+1/+1", 2, SELF),
    )
