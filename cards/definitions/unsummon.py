from sim.vocab import CREATURE, TARGET, ZONE_HAND, Card, Move, spell, target


class Unsummon(Card):
    name, cost, type_line = "Unsummon", "{U}", "Instant"
    unsummon = spell(Move(TARGET, ZONE_HAND), targets=target(CREATURE))
