from sim.vocab import ARTIFACT, TARGET, Card, DealDamage, Destroy, controller_of, spell, target


class SmashToSmithereens(Card):
    name, cost, type_line = "Smash to Smithereens", "{1}{R}", "Instant"
    smash = spell(Destroy(TARGET), DealDamage(3, controller_of(TARGET)), targets=target(ARTIFACT))
