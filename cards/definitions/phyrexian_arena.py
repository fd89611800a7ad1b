from sim.vocab import STEP_UPKEEP, Card, Draw, LoseLife, beginning_of, whenever


class PhyrexianArena(Card):
    name, cost, type_line = "Phyrexian Arena", "{1}{B}{B}", "Enchantment"
    arena = whenever(beginning_of(STEP_UPKEEP), Draw(), LoseLife(1))
