from sim.vocab import YOU, Card, IsDealtDamage, Prevents, instead


class UrzasArmor(Card):
    name, cost, type_line = "Urza's Armor", "{6}", "Artifact"
    armor = instead(IsDealtDamage(None, YOU), Prevents(1))
