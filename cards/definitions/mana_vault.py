from sim.vocab import (
    SELF,
    STEP_DRAW,
    STEP_UPKEEP,
    TAP,
    TAPPED,
    THIS,
    YOU,
    Card,
    DealDamage,
    DoesntUntap,
    MayPay,
    Untap,
    activated,
    add_mana,
    beginning_of,
    costs_of,
    self_is,
    static,
    whenever,
)


class ManaVault(Card):
    name, cost, type_line = "Mana Vault", "{1}", "Artifact"
    closed = static(DoesntUntap(THIS))
    opening = whenever(beginning_of(STEP_UPKEEP), MayPay((costs_of("{4}"),), then=(Untap(SELF),)))
    toll = whenever(beginning_of(STEP_DRAW), DealDamage(1, YOU), condition=self_is(TAPPED))
    mana = activated(TAP, add_mana("{C}{C}{C}"))
