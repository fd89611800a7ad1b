from cards.tokens.goblin_red_1_1 import GoblinToken
from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    ControlledBy,
    CreateToken,
    Destroy,
    HowMany,
    every,
    spell,
    stored,
    target_player,
    times,
)


class MoggInfestation(Card):
    name, cost, type_line = "Mogg Infestation", "{3}{R}{R}", "Sorcery"
    infestation = spell(
        Destroy(every(CREATURE & ControlledBy(TARGET))),
        CreateToken(
            GoblinToken.definition,
            times(2, HowMany(stored("died", "creatures that died this way"))),
            TARGET,
        ),
        targets=target_player(),
    )
