from sim.vocab import PERMANENT, TARGET, ZONE_HAND, Card, Move, spell, target


class Boomerang(Card):
    name, cost, type_line = "Boomerang", "{U}{U}", "Instant"
    bounce = spell(Move(TARGET, ZONE_HAND), targets=target(PERMANENT))
