from sim.vocab import (
    CREATURE,
    IT,
    Card,
    Draw,
    May,
    controller_of,
    dies,
    whenever,
)


class Fecundity(Card):
    name, cost, type_line = "Fecundity", "{2}{G}", "Enchantment"
    fecund = whenever(dies(CREATURE), May((Draw(who=controller_of(IT)),), controller_of(IT)))
