from sim.vocab import (
    EACH_OPPONENT,
    FLYING,
    THAT_PLAYER,
    THIS,
    Card,
    DealsDamage,
    Discard,
    whenever,
)


class HypnoticSpecter(Card):
    name, cost, type_line = "Hypnotic Specter", "{1}{B}{B}", "Creature - Specter"
    power, toughness = 2, 2
    keywords = (FLYING,)
    hypnosis = whenever(
        DealsDamage(THIS, players=EACH_OPPONENT), Discard(1, THAT_PLAYER, at_random=True)
    )
