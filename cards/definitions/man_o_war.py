from sim.vocab import CREATURE, TARGET, ZONE_HAND, Card, Move, enters, target, whenever


class ManOWar(Card):
    name, cost, type_line = "Man-o'-War", "{2}{U}", "Creature - Jellyfish"
    power, toughness = 2, 2
    sting = whenever(enters(), Move(TARGET, ZONE_HAND), targets=target(CREATURE))
