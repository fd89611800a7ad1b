from sim.vocab import TARGET, Card, DealDamage, any_target, jump_start, spell


class DirectCurrent(Card):
    name, cost, type_line = "Direct Current", "{1}{R}{R}", "Sorcery"
    current = spell(DealDamage(2, TARGET), targets=any_target())
    keywords = (jump_start(),)
