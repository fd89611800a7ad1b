from sim.vocab import CONVOKE, TARGET, Card, DealDamage, any_target, spell


class StokeTheFlames(Card):
    name, cost, type_line = "Stoke the Flames", "{2}{R}{R}", "Instant"
    keywords = (CONVOKE,)
    flames = spell(DealDamage(4, TARGET), targets=any_target())
