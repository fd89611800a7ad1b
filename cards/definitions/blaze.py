from sim.vocab import TARGET, Card, DealDamage, X, any_target, spell


class Blaze(Card):
    name, cost, type_line = "Blaze", "{X}{R}", "Sorcery"
    blaze = spell(DealDamage(X, TARGET), targets=any_target())
