from sim.vocab import EACH_OPPONENT, FLYING, CantLose, CantWin, Card, static


class PlatinumAngel(Card):
    name, cost, type_line = "Platinum Angel", "{7}", "Artifact Creature - Angel"
    power, toughness = 4, 4
    keywords = (FLYING,)
    eternity = static(CantLose(), CantWin(EACH_OPPONENT))
