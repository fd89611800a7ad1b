from cards.tokens.warrior_red_1_1 import WarriorToken
from sim.vocab import EACH_OPPONENT, YOUR_TURN, CantCast, Card, mobilize, static


class VoiceOfVictory(Card):
    name, cost, type_line = "Voice of Victory", "{1}{W}", "Creature - Human Bard"
    power, toughness = 1, 3
    keywords = (mobilize(WarriorToken.definition, 2),)
    victory = static(CantCast(EACH_OPPONENT), condition=YOUR_TURN)
