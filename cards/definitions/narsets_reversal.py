from sim.vocab import (
    INSTANT_OR_SORCERY,
    TARGET,
    ZONE_HAND,
    Card,
    CopySpell,
    Move,
    spell,
    target_spell,
)


class NarsetsReversal(Card):
    name, cost, type_line = "Narset's Reversal", "{U}{U}", "Instant"
    reversal = spell(
        CopySpell(TARGET, then=(Move(TARGET, ZONE_HAND),)),
        targets=target_spell(INSTANT_OR_SORCERY),
    )
