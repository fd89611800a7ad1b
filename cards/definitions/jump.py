from sim.vocab import CREATURE, FLYING, TARGET, Card, Change, has, spell, target


class Jump(Card):
    name, cost, type_line = "Jump", "{U}", "Instant"
    jump = spell(Change(TARGET, (has(FLYING),)), targets=target(CREATURE))
