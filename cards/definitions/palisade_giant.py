from sim.vocab import OTHER, PERMANENT, SELF, YOU, YOURS, Card, IsDealtDamage, Redirects, instead


class PalisadeGiant(Card):
    name, cost, type_line = "Palisade Giant", "{4}{W}{W}", "Creature - Giant Soldier"
    power, toughness = 2, 7
    shield = instead(IsDealtDamage(OTHER & PERMANENT & YOURS, YOU), Redirects(SELF))
