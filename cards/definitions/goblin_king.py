from sim.vocab import CREATURE, OTHER, AddAbilities, Card, affect, gets, landwalk, static, subtype


class GoblinKing(Card):
    name, cost, type_line = "Goblin King", "{1}{R}{R}", "Creature - Goblin"
    power, toughness = 2, 2
    king = static(
        affect(
            OTHER & subtype("Goblin") & CREATURE, gets(1, 1), AddAbilities((landwalk("Mountain"),))
        )
    )
