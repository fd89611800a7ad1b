from sim.vocab import SELF, ZONE_BATTLEFIELD, ZONE_GRAVEYARD, Card, Move, activated


class ReassemblingSkeleton(Card):
    name, cost, type_line = "Reassembling Skeleton", "{1}{B}", "Creature - Skeleton Warrior"
    power, toughness = 1, 1
    reassemble = activated("{1}{B}", Move(SELF, ZONE_BATTLEFIELD, tapped=True), zone=ZONE_GRAVEYARD)
