from sim.vocab import (
    CARD,
    EACH_PLAYER,
    TARGET,
    Card,
    Cycles,
    DealDamage,
    MayPay,
    any_target,
    costs_of,
    whenever,
)


class LightningRift(Card):
    name, cost, type_line = "Lightning Rift", "{1}{R}", "Enchantment"
    rift = whenever(
        Cycles(EACH_PLAYER, CARD),
        MayPay((costs_of("{1}"),), (DealDamage(2, TARGET),)),
        targets=any_target(),
    )
