from sim.vocab import (
    CREATURE,
    LIFELINK,
    PERMANENT,
    TOKEN,
    VIGILANCE,
    YOURS,
    Card,
    TriggersMore,
    affect,
    dies,
    has,
    static,
)


class TeysaKarlov(Card):
    name, cost = "Teysa Karlov", "{2}{W}{B}"
    type_line = "Legendary Creature - Human Advisor"
    power, toughness = 2, 4
    afterlife = static(TriggersMore(dies(CREATURE), PERMANENT & YOURS))
    retinue = static(affect(CREATURE & TOKEN & YOURS, has(VIGILANCE, LIFELINK)))
