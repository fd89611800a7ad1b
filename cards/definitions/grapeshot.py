from sim.vocab import TARGET, Card, DealDamage, any_target, spell, storm


class Grapeshot(Card):
    name, cost, type_line = "Grapeshot", "{1}{R}", "Sorcery"
    shot = spell(DealDamage(1, TARGET), targets=any_target())
    keywords = (storm(),)
