from sim.vocab import CREATURE, TARGET, ZONE_BATTLEFIELD, Card, Move, spell, target_card


class Zombify(Card):
    name, cost, type_line = "Zombify", "{3}{B}", "Sorcery"
    raise_dead = spell(Move(TARGET, ZONE_BATTLEFIELD), targets=target_card(CREATURE))
