from sim.vocab import CREATURE, YOURS, Card, ExtraCombat, Untap, activated, every


class AggravatedAssault(Card):
    name, cost, type_line = "Aggravated Assault", "{2}{R}", "Enchantment"
    again = activated("{3}{R}{R}", Untap(every(CREATURE & YOURS)), ExtraCombat(), as_sorcery=True)
