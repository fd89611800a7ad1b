from sim.vocab import SPELL, TARGET, Card, CounterSpell, If, Kicked, fits, spell, target_spell


class ErtaisTrickery(Card):
    name, cost, type_line = "Ertai's Trickery", "{U}", "Instant"
    trickery = spell(
        If(fits(TARGET, Kicked()), (CounterSpell(TARGET),)), targets=target_spell(SPELL)
    )
