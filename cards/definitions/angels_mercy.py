from sim.vocab import Card, GainLife, spell


class AngelsMercy(Card):
    name, cost, type_line = "Angel's Mercy", "{2}{W}{W}", "Instant"
    mercy = spell(GainLife(7))
