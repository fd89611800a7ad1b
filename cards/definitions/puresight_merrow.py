from sim.vocab import UNTAP, ZONE_EXILE, Card, LookAt, May, Move, activated, stored, top_cards


class PuresightMerrow(Card):
    name, cost, type_line = "Puresight Merrow", "{W/U}{W/U}", "Creature - Merfolk Wizard"
    power, toughness = 2, 2
    sight = activated(
        ("{W/U}", UNTAP),
        LookAt(top_cards(1)),
        May((Move(stored("looked"), ZONE_EXILE),)),
    )
