from cards.tokens.elemental_blue_1_0 import ElementalToken
from sim.vocab import (
    BLUE_BIT,
    CREATURE,
    RED_BIT,
    YOURS,
    Card,
    CreateToken,
    Devotion,
    affect,
    enters,
    gets,
    protection_from_color,
    static,
    subtype,
    whenever,
)


class MasterOfWaves(Card):
    name, cost, type_line = "Master of Waves", "{3}{U}", "Creature - Merfolk Wizard"
    power, toughness = 2, 1
    keywords = (protection_from_color(RED_BIT),)
    tide = static(affect(subtype("Elemental") & CREATURE & YOURS, gets(1, 1)))
    waves = whenever(enters(), CreateToken(ElementalToken.definition, Devotion(BLUE_BIT)))
