from sim.vocab import (
    CREATURE,
    EACH_PLAYER,
    STEP_END,
    Card,
    Draw,
    May,
    beginning_of,
    died_this_turn,
    whenever,
)


class DeathreapRitual(Card):
    name, cost, type_line = "Deathreap Ritual", "{2}{B}{G}", "Enchantment"
    ritual = whenever(
        beginning_of(STEP_END, EACH_PLAYER), May((Draw(),)), condition=died_this_turn(CREATURE)
    )
