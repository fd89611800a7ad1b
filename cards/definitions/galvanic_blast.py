from sim.vocab import ARTIFACT, TARGET, Card, DealDamage, IfElse, any_target, spell, you_control


class GalvanicBlast(Card):
    name, cost, type_line = "Galvanic Blast", "{R}", "Instant"
    blast = spell(DealDamage(IfElse(you_control(ARTIFACT, 3), 4, 2), TARGET), targets=any_target())
