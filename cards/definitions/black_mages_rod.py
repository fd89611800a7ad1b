from cards.tokens.hero_colorless_1_1 import HeroToken
from sim.vocab import (
    CREATURE,
    EACH_OPPONENT,
    EQUIPPED,
    YOU,
    AddAbilities,
    AddTypes,
    Card,
    DealDamage,
    affect,
    casts,
    equip,
    gets,
    job_select,
    static,
    whenever,
)


class BlackMagesRod(Card):
    name, cost, type_line = "Black Mage's Rod", "{1}{B}", "Artifact - Equipment"
    keywords = (job_select(HeroToken.definition),)
    rod = static(
        affect(
            EQUIPPED,
            gets(1, 0),
            AddAbilities((whenever(casts(YOU, ~CREATURE), DealDamage(1, EACH_OPPONENT)),)),
            AddTypes(subtypes=("Wizard",)),
        )
    )
    equip = equip("{3}")
