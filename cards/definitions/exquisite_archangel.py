from sim.vocab import (
    FLYING,
    SELF,
    STARTING_LIFE,
    ZONE_EXILE,
    Card,
    Instead,
    LosesGame,
    Move,
    SetLife,
    instead,
)


class ExquisiteArchangel(Card):
    name, cost, type_line = "Exquisite Archangel", "{5}{W}{W}", "Creature - Angel"
    power, toughness = 5, 5
    keywords = (FLYING,)
    miracle = instead(LosesGame(), Instead((Move(SELF, ZONE_EXILE), SetLife(STARTING_LIFE))))
