from cards.tokens.eldrazi_horror_colorless_3_2 import EldraziHorrorToken
from sim.vocab import (
    CREATURE,
    HASTE,
    TAP,
    TARGET,
    TRAMPLE,
    Card,
    Change,
    CreateToken,
    Meld,
    MeldedFace,
    activated,
    add_mana,
    attacks,
    has,
    target,
    whenever,
)


class HanweirBattlements(Card):
    name, cost, type_line = "Hanweir Battlements", "", "Land"
    melds_with = "Hanweir Garrison"
    mana = activated(TAP, add_mana("{C}"))
    rush = activated(("{R}", TAP), Change(TARGET, (has(HASTE),)), targets=target(CREATURE))
    rise = activated(("{3}{R}{R}", TAP), Meld("Hanweir Garrison", "Hanweir, the Writhing Township"))

    class HanweirTheWrithingTownship(MeldedFace):
        name = "Hanweir, the Writhing Township"
        type_line, color = "Legendary Creature - Eldrazi Ooze", 0
        power, toughness = 7, 4
        keywords = (TRAMPLE, HASTE)
        writhe = whenever(
            attacks(), CreateToken(EldraziHorrorToken.definition, 2, tapped=True, attacking=True)
        )
