from sim.vocab import TARGET, Card, DealDamage, any_target, madness, spell


class FieryTemper(Card):
    name, cost, type_line = "Fiery Temper", "{1}{R}{R}", "Instant"
    fire = spell(DealDamage(3, TARGET), targets=any_target())
    keywords = (madness("{R}"),)
