from sim.vocab import CREATURE, HASTE, TARGET, Card, Change, GainControl, Untap, has, spell, target


class ActOfTreason(Card):
    name, cost, type_line = "Act of Treason", "{2}{R}", "Sorcery"
    treason = spell(
        Change(TARGET, (GainControl(),)),
        Untap(TARGET),
        Change(TARGET, (has(HASTE),)),
        targets=target(CREATURE),
    )
