from cards.tokens.spirit_colorless_1_1 import SpiritToken
from sim.vocab import (
    TAP,
    TARGET,
    THIS,
    YOU,
    Card,
    CreateToken,
    TapsForMana,
    activated,
    add_any_color,
    target_opponent,
    whenever,
)


class ForbiddenOrchard(Card):
    name, cost, type_line = "Forbidden Orchard", "", "Land"
    mana = activated(TAP, add_any_color())
    spirits = whenever(
        TapsForMana(THIS, YOU),
        CreateToken(SpiritToken.definition, who=TARGET),
        targets=target_opponent(),
    )
