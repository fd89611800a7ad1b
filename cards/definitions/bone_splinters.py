from sim.vocab import CREATURE, TARGET, Card, Destroy, Sacrifice, additional_cost, spell, target


class BoneSplinters(Card):
    name, cost, type_line = "Bone Splinters", "{B}", "Sorcery"
    bones = additional_cost(Sacrifice(CREATURE))
    splinter = spell(Destroy(TARGET), targets=target(CREATURE))
