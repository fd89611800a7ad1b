from sim.vocab import ARTIFACT, CREATURE, TARGET, Card, DealDamage, Sacrifice, activated, any_target


class MakeshiftMunitions(Card):
    name, cost, type_line = "Makeshift Munitions", "{1}{R}", "Enchantment"
    throw = activated(
        ("{1}", Sacrifice(ARTIFACT | CREATURE)), DealDamage(1, TARGET), targets=any_target()
    )
