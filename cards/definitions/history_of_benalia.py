from cards.tokens.knight_white_2_2_vigilance import KnightToken
from sim.vocab import YOURS, Card, Change, CreateToken, chapter, every, gets, subtype


class HistoryOfBenalia(Card):
    name, cost, type_line = "History of Benalia", "{1}{W}{W}", "Enchantment - Saga"
    knights = chapter(1, 2, effects=(CreateToken(KnightToken.definition),))
    charge = chapter(3, effects=(Change(every(subtype("Knight") & YOURS), (gets(2, 1),)),))
