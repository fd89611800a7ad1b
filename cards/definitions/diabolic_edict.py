from sim.vocab import CREATURE, TARGET, Card, SacrificeSome, spell, target_player


class DiabolicEdict(Card):
    name, cost, type_line = "Diabolic Edict", "{1}{B}", "Instant"
    edict = spell(SacrificeSome(CREATURE, who=TARGET), targets=target_player())
