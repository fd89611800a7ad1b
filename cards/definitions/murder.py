from sim.vocab import CREATURE, TARGET, Card, Destroy, spell, target


class Murder(Card):
    name, cost, type_line = "Murder", "{1}{B}{B}", "Instant"
    murder = spell(Destroy(TARGET), targets=target(CREATURE))
