from cards.tokens.human_soldier_white_1_1 import HumanSoldierToken
from sim.vocab import HASTE, YOURS, Card, Change, CreateToken, every, has, spell, subtype


class RallyAtTheHornburg(Card):
    name, cost, type_line = "Rally at the Hornburg", "{1}{R}", "Sorcery"
    rally = spell(
        CreateToken(HumanSoldierToken.definition, 2),
        Change(every(subtype("Human") & YOURS), (has(HASTE),)),
    )
