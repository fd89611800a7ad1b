from sim.vocab import ARTIFACT, TARGET, Card, Destroy, spell, target


class Shatter(Card):
    name, cost, type_line = "Shatter", "{1}{R}", "Instant"
    shatter = spell(Destroy(TARGET), targets=target(ARTIFACT))
