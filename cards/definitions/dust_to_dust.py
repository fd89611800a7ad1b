from sim.vocab import ARTIFACT, TARGET, ZONE_EXILE, Card, Move, TargetClause, spell


class DustToDust(Card):
    name, cost, type_line = "Dust to Dust", "{1}{W}{W}", "Sorcery"
    dust = spell(Move(TARGET, ZONE_EXILE), targets=TargetClause(ARTIFACT, None, 2, 2))
