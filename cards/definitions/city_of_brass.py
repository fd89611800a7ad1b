from sim.vocab import (
    TAP,
    THIS,
    YOU,
    BecomesTapped,
    Card,
    DealDamage,
    activated,
    add_any_color,
    whenever,
)


class CityOfBrass(Card):
    name, cost, type_line = "City of Brass", "", "Land"
    toll = whenever(BecomesTapped(THIS), DealDamage(1, YOU))
    mana = activated(TAP, add_any_color())
