from sim.vocab import (
    COLORLESS_BIT,
    LAND,
    SPELL,
    THAT_PLAYER,
    Card,
    CostChange,
    ManaBecomes,
    SpellsCast,
    TapsForMana,
    instead,
    static,
)


class DampingSphere(Card):
    name, cost, type_line = "Damping Sphere", "{2}", "Artifact"
    damping = instead(TapsForMana(LAND, at_least=2), ManaBecomes(COLORLESS_BIT, 1))
    tax = static(CostChange(SPELL, SpellsCast(THAT_PLAYER)))
