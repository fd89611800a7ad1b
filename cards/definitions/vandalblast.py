from sim.vocab import ARTIFACT, TARGET, YOURS, Card, Destroy, every, overload, spell, target


class Vandalblast(Card):
    name, cost, type_line = "Vandalblast", "{R}", "Sorcery"
    blast = spell(Destroy(TARGET), targets=target(ARTIFACT & ~YOURS))
    keywords = (overload("{4}{R}", Destroy(every(ARTIFACT & ~YOURS))),)
