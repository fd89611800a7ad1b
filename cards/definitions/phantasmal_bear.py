from sim.vocab import SELF, THIS, BecomesTarget, Card, SacrificeThem, whenever


class PhantasmalBear(Card):
    name, cost, type_line = "Phantasmal Bear", "{U}", "Creature - Bear Illusion"
    power, toughness = 2, 2
    burst = whenever(BecomesTarget(THIS), SacrificeThem(SELF))
