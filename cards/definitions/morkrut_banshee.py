from sim.vocab import CREATURE, TARGET, Card, Change, died_this_turn, enters, gets, target, whenever


class MorkrutBanshee(Card):
    name, cost, type_line = "Morkrut Banshee", "{3}{B}{B}", "Creature - Spirit"
    power, toughness = 4, 4
    wail = whenever(
        enters(),
        Change(TARGET, (gets(-4, -4),)),
        targets=target(CREATURE),
        condition=died_this_turn(CREATURE),
    )
