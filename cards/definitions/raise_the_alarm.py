from cards.tokens.soldier_white_1_1 import SoldierToken
from sim.vocab import Card, CreateToken, spell


class RaiseTheAlarm(Card):
    name, cost, type_line = "Raise the Alarm", "{1}{W}", "Instant"
    alarm = spell(CreateToken(SoldierToken.definition, 2))
