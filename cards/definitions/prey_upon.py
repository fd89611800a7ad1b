from sim.vocab import CREATURE, SECOND_TARGET, TARGET, YOURS, Card, Fight, spell, target


class PreyUpon(Card):
    name, cost, type_line = "Prey Upon", "{G}", "Sorcery"
    prey = spell(
        Fight(TARGET, SECOND_TARGET),
        targets=(target(CREATURE & YOURS), target(CREATURE & ~YOURS)),
    )
