from sim.vocab import (
    ZONE_GRAVEYARD,
    ZONE_HAND,
    Card,
    ChooseWord,
    FromAmong,
    HasChosenWord,
    Move,
    PutRest,
    Reveal,
    spell,
    stored,
    top_cards,
)


class WindingWay(Card):
    name, cost, type_line = "Winding Way", "{1}{G}", "Sorcery"
    way = spell(
        ChooseWord("type", words=("creature", "land")),
        Reveal(top_cards(4), store="revealed"),
        Move(FromAmong(HasChosenWord("type"), stored("revealed")), ZONE_HAND),
        PutRest("revealed", ZONE_GRAVEYARD),
    )
