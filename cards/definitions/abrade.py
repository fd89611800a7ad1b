from sim.vocab import ARTIFACT, CREATURE, TARGET, Card, DealDamage, Destroy, modal, mode, target


class Abrade(Card):
    name, cost, type_line = "Abrade", "{1}{R}", "Instant"
    choice = modal(
        mode(DealDamage(3, TARGET), targets=target(CREATURE)),
        mode(Destroy(TARGET), targets=target(ARTIFACT)),
    )
