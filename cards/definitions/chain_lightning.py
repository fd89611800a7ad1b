from sim.vocab import (
    SELF,
    TARGET,
    Card,
    CopySpell,
    DealDamage,
    May,
    MayPay,
    any_target,
    controller_of,
    costs_of,
    spell,
)


class ChainLightning(Card):
    name, cost, type_line = "Chain Lightning", "{R}", "Sorcery"
    chain = spell(
        DealDamage(3, TARGET),
        MayPay(
            (costs_of("{R}{R}"),),
            then=(May((CopySpell(SELF, who=controller_of(TARGET)),), controller_of(TARGET)),),
            who=controller_of(TARGET),
        ),
        targets=any_target(),
    )
