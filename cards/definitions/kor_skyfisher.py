from sim.vocab import (
    CHOSEN,
    FLYING,
    PERMANENT,
    YOURS,
    ZONE_HAND,
    Card,
    ChooseObjects,
    Move,
    enters,
    whenever,
)


class KorSkyfisher(Card):
    name, cost, type_line = "Kor Skyfisher", "{1}{W}", "Creature - Kor Soldier"
    power, toughness = 2, 3
    keywords = (FLYING,)
    fish = whenever(enters(), ChooseObjects(PERMANENT & YOURS), Move(CHOSEN, ZONE_HAND))
