from sim.vocab import CREATURE, THIS, CantAttack, Card, static, you_cast_this_turn


class MoggConscripts(Card):
    name, cost, type_line = "Mogg Conscripts", "{R}", "Creature - Goblin"
    power, toughness = 2, 2
    drill = static(CantAttack(THIS, unless=you_cast_this_turn(CREATURE)))
