from sim.vocab import CREATURE, TARGET, WAS_KICKED, Card, CreateCopy, IfElse, kicker, spell, target


class RiteOfReplication(Card):
    name, cost, type_line = "Rite of Replication", "{2}{U}{U}", "Sorcery"
    keywords = (kicker("{5}"),)
    rite = spell(CreateCopy(TARGET, IfElse(WAS_KICKED, 5, 1)), targets=target(CREATURE))
