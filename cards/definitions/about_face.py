from sim.vocab import CREATURE, TARGET, Card, Change, SwitchStats, spell, target


class AboutFace(Card):
    name, cost, type_line = "About Face", "{R}", "Instant"
    turn = spell(Change(TARGET, (SwitchStats(),)), targets=target(CREATURE))
