from sim.vocab import CREATURE, TARGET, Card, Destroy, spell, target, with_power


class SmiteTheMonstrous(Card):
    name, cost, type_line = "Smite the Monstrous", "{3}{W}", "Instant"
    smite = spell(Destroy(TARGET), targets=target(CREATURE & with_power(">=", 4)))
