from sim.vocab import TARGET, Card, DealDamage, any_target, spell


class LightningBolt(Card):
    name, cost, type_line = "Lightning Bolt", "{R}", "Instant"
    bolt = spell(DealDamage(3, TARGET), targets=any_target())
