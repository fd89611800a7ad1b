from sim.vocab import TARGET, Card, DealDamage, any_target, spell, split_second


class SuddenShock(Card):
    name, cost, type_line = "Sudden Shock", "{1}{R}", "Instant"
    keywords = (split_second(),)
    shock = spell(DealDamage(2, TARGET), targets=any_target())
