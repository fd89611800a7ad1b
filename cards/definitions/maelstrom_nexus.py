from sim.vocab import YOURS, ZONE_STACK, AddAbilities, Affect, Card, NthSpell, cascade, static


class MaelstromNexus(Card):
    name, cost, type_line = "Maelstrom Nexus", "{W}{U}{B}{R}{G}", "Enchantment"
    maelstrom = static(Affect(NthSpell(1) & YOURS, (AddAbilities((cascade(),)),), 1 << ZONE_STACK))
