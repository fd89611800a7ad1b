from sim.vocab import CREATURE, TARGET, Card, Change, Draw, SwitchStats, spell, target


class InsideOut(Card):
    name, cost, type_line = "Inside Out", "{1}{U/R}", "Instant"
    turn = spell(Change(TARGET, (SwitchStats(),)), Draw(), targets=target(CREATURE))
