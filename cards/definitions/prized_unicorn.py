from sim.vocab import THIS, Card, MustBeBlocked, static


class PrizedUnicorn(Card):
    name, cost, type_line = "Prized Unicorn", "{3}{G}", "Creature - Unicorn"
    power, toughness = 2, 2
    prize = static(MustBeBlocked(THIS, by_all=True))
