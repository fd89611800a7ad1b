"""Trim the Wick."""

from sim.vocab import TARGET, Card, DealDamage, Draw, any_target, spell


class TrimTheWick(Card):
    """An invented card."""

    name, cost, type_line = "Trim the Wick", "{1}{R}", "Instant"
    burn = spell(DealDamage(1, TARGET), Draw(), targets=any_target())
