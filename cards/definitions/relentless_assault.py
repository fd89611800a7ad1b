from sim.vocab import ATTACKED_THIS_TURN, CREATURE, Card, ExtraCombat, Untap, every, spell


class RelentlessAssault(Card):
    name, cost, type_line = "Relentless Assault", "{2}{R}{R}", "Sorcery"
    again = spell(Untap(every(CREATURE & ATTACKED_THIS_TURN)), ExtraCombat())
