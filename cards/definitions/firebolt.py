from sim.vocab import TARGET, Card, DealDamage, any_target, flashback, spell


class Firebolt(Card):
    name, cost, type_line = "Firebolt", "{R}", "Sorcery"
    bolt = spell(DealDamage(2, TARGET), targets=any_target())
    keywords = (flashback("{4}{R}"),)
