from sim.vocab import (
    BASIC,
    FLYING,
    LAND,
    ZONE_HAND,
    Card,
    GainLife,
    Move,
    Omen,
    Reveal,
    Search,
    Shuffle,
    enters,
    spell,
    stored,
    whenever,
)


class SaguWildling(Card):
    name, cost, type_line = "Sagu Wildling", "{4}{G}", "Creature - Dragon"
    power, toughness = 3, 3
    keywords = (FLYING,)
    life = whenever(enters(), GainLife(3))

    class RoostSeek(Omen):
        name, cost, type_line = "Roost Seek", "{G}", "Sorcery - Omen"
        seek = spell(
            Search(BASIC & LAND),
            Reveal(stored("found")),
            Move(stored("found"), ZONE_HAND),
            Shuffle(),
        )
