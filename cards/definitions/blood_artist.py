from sim.vocab import (
    CREATURE,
    TARGET,
    THIS,
    Card,
    GainLife,
    LoseLife,
    dies,
    target_player,
    whenever,
)


class BloodArtist(Card):
    name, cost, type_line = "Blood Artist", "{1}{B}", "Creature - Vampire"
    power, toughness = 0, 1
    drain = whenever(
        dies(THIS | CREATURE), LoseLife(1, TARGET), GainLife(1), targets=target_player()
    )
