from sim.vocab import CREATURE, LEGENDARY, TARGET, Card, Destroy, spell, target


class CastDown(Card):
    name, cost, type_line = "Cast Down", "{1}{B}", "Instant"
    fall = spell(Destroy(TARGET), targets=target(~LEGENDARY & CREATURE))
