from sim.vocab import TARGET, Card, DealDamage, any_target, spell


class Shock(Card):
    name, cost, type_line = "Shock", "{R}", "Instant"
    shock = spell(DealDamage(2, TARGET), targets=any_target())
