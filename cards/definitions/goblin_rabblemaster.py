from cards.tokens.goblin_red_1_1_haste import GoblinToken
from sim.vocab import (
    ATTACKING,
    CREATURE,
    OTHER,
    SELF,
    STEP_BEGIN_COMBAT,
    YOURS,
    Card,
    Change,
    CreateToken,
    MustAttack,
    attacks,
    beginning_of,
    count,
    gets,
    static,
    subtype,
    whenever,
)


class GoblinRabblemaster(Card):
    name, cost, type_line = "Goblin Rabblemaster", "{2}{R}", "Creature - Goblin Warrior"
    power, toughness = 2, 2
    frenzy = static(MustAttack(OTHER & subtype("Goblin") & CREATURE & YOURS))
    rabble = whenever(beginning_of(STEP_BEGIN_COMBAT), CreateToken(GoblinToken.definition))
    lead = whenever(
        attacks(), Change(SELF, (gets(count(OTHER & ATTACKING & subtype("Goblin")), 0),))
    )
