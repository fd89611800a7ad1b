from cards.tokens.angel_white_4_4_flying import AngelToken
from sim.vocab import (
    CREATURE,
    DURING_COMBAT,
    YOURS,
    ZONE_EXILE,
    Card,
    CastOnlyIf,
    CreateToken,
    Delayed,
    Move,
    TapOthers,
    instead_of_mana_cost,
    next_end_step,
    spell,
    stored,
    subtype,
    you_control,
)


class AngelicFavor(Card):
    name, cost, type_line = "Angelic Favor", "{3}{W}", "Instant"
    faith = instead_of_mana_cost(
        TapOthers(CREATURE & YOURS), condition=you_control(subtype("Plains"))
    )
    combat = CastOnlyIf(DURING_COMBAT)
    favor = spell(
        CreateToken(AngelToken.definition),
        Delayed(next_end_step(), (Move(stored("created"), ZONE_EXILE),)),
    )
