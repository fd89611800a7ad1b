from sim.vocab import TARGET, Card, DealDamage, any_target, rebound, spell


class Staggershock(Card):
    name, cost, type_line = "Staggershock", "{2}{R}", "Instant"
    shock = spell(DealDamage(2, TARGET), targets=any_target())
    keywords = (rebound(),)
