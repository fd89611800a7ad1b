from sim.vocab import TARGET, Card, DealDamage, any_target, retrace, spell


class FlameJab(Card):
    name, cost, type_line = "Flame Jab", "{R}", "Sorcery"
    jab = spell(DealDamage(1, TARGET), targets=any_target())
    keywords = (retrace(),)
