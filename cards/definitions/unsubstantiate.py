from sim.vocab import CREATURE, TARGET, ZONE_HAND, Card, Move, spell, target_spell_or


class Unsubstantiate(Card):
    name, cost, type_line = "Unsubstantiate", "{1}{U}", "Instant"
    undo = spell(Move(TARGET, ZONE_HAND), targets=target_spell_or(CREATURE))
