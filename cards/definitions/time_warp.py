from sim.vocab import TARGET, Card, ExtraTurn, spell, target_player


class TimeWarp(Card):
    name, cost, type_line = "Time Warp", "{3}{U}{U}", "Sorcery"
    warp = spell(ExtraTurn(TARGET), targets=target_player())
