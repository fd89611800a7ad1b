from sim.vocab import TARGET, Card, DealDamage, any_target, spell


class GutShot(Card):
    name, cost, type_line = "Gut Shot", "{R/P}", "Instant"
    shot = spell(DealDamage(1, TARGET), targets=any_target())
