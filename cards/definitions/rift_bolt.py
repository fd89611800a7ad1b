from sim.vocab import TARGET, Card, DealDamage, any_target, spell, suspend


class RiftBolt(Card):
    name, cost, type_line = "Rift Bolt", "{2}{R}", "Sorcery"
    bolt = spell(DealDamage(3, TARGET), targets=any_target())
    keywords = suspend(1, "{R}")
