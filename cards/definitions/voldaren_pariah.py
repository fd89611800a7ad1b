from sim.vocab import (
    CREATURE,
    FLYING,
    OTHER,
    SELF,
    TARGET,
    THIS,
    BackFace,
    Card,
    Sacrifice,
    SacrificeSome,
    Transform,
    TransformsInto,
    activated,
    madness,
    target_opponent,
    whenever,
)


class VoldarenPariah(Card):
    name, cost, type_line = "Voldaren Pariah", "{3}{B}{B}", "Creature - Vampire Horror"
    power, toughness = 3, 3
    keywords = (FLYING,)
    feast = activated(Sacrifice(OTHER & CREATURE, 3), Transform(SELF))
    frenzy = madness("{B}{B}{B}")

    class AbolisherOfBloodlines(BackFace):
        name, type_line, color = "Abolisher of Bloodlines", "Creature - Eldrazi Vampire", 0
        power, toughness = 6, 5
        keywords = (FLYING,)
        abolish = whenever(
            TransformsInto(THIS, "Abolisher of Bloodlines"),
            SacrificeSome(CREATURE, 3, TARGET),
            targets=target_opponent(),
        )
