from sim.vocab import Card, EndTurn, spell


class TimeStop(Card):
    name, cost, type_line = "Time Stop", "{4}{U}{U}", "Instant"
    stop = spell(EndTurn())
