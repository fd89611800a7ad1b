from sim.vocab import (
    CREATURE,
    SUPERTYPE_LEGENDARY,
    TARGET,
    YOURS,
    Card,
    CopySpell,
    Except,
    spell,
    target_spell,
)


class DoubleMajor(Card):
    name, cost, type_line = "Double Major", "{G}{U}", "Instant"
    major = spell(
        CopySpell(TARGET, new_targets=False, exception=Except(without=SUPERTYPE_LEGENDARY)),
        targets=target_spell(CREATURE & YOURS),
    )
