from sim.vocab import Card, Draw, Mill, spell


class MentalNote(Card):
    name, cost, type_line = "Mental Note", "{U}", "Instant"
    note = spell(Mill(2), Draw())
