from cards.tokens.cat_soldier_white_1_1_vigilance import CatSoldierToken
from sim.vocab import (
    CREATURE,
    THAT_SOURCE,
    THIS,
    VIGILANCE,
    Blocks,
    Card,
    CreateToken,
    attacks,
    whenever,
)


class BrimazKingOfOreskos(Card):
    name = "Brimaz, King of Oreskos"
    cost, type_line = "{1}{W}{W}", "Legendary Creature - Cat Soldier"
    power, toughness = 3, 4
    keywords = (VIGILANCE,)
    attack = whenever(attacks(), CreateToken(CatSoldierToken.definition, attacking=True))
    block = whenever(
        Blocks(THIS, CREATURE), CreateToken(CatSoldierToken.definition, blocking=THAT_SOURCE)
    )
