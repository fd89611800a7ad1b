from sim.vocab import (
    CREATURE,
    DEFENDING_PLAYER,
    HASTE,
    YOURS,
    Card,
    DealDamage,
    attacks,
    whenever,
)


class Hellrider(Card):
    name, cost, type_line = "Hellrider", "{2}{R}{R}", "Creature - Devil"
    power, toughness = 3, 3
    keywords = (HASTE,)
    ride = whenever(attacks(CREATURE & YOURS), DealDamage(1, DEFENDING_PLAYER))
