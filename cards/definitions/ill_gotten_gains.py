from sim.vocab import (
    CARD,
    EACH_PLAYER,
    SELF,
    ZONE_EXILE,
    Card,
    DiscardHand,
    Move,
    ReturnSome,
    spell,
)


class IllGottenGains(Card):
    name, cost, type_line = "Ill-Gotten Gains", "{2}{B}{B}", "Sorcery"
    gains = spell(
        Move(SELF, ZONE_EXILE), DiscardHand(EACH_PLAYER), ReturnSome(CARD, 3, EACH_PLAYER)
    )
