from sim.vocab import CREATURE, TARGET, YOURS, Card, ReturnToHand, Untap, activated, subtype, target


class QuirionRanger(Card):
    name, cost, type_line = "Quirion Ranger", "{G}", "Creature - Elf"
    power, toughness = 1, 1
    train = activated(
        ReturnToHand(subtype("Forest") & YOURS),
        Untap(TARGET),
        targets=target(CREATURE),
        once_each_turn=True,
    )
