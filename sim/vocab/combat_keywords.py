"""Keyword abilities that trigger as a creature attacks, each as what it stands for (702)."""

from __future__ import annotations

from sim.vocab.abilities import Triggered
from sim.vocab.build import whenever
from sim.vocab.creation import CreateToken
from sim.vocab.effects import SacrificeSome, SacrificeThem
from sim.vocab.programs import Delayed
from sim.vocab.record import Definition, Number, number_text
from sim.vocab.references import DEFENDING_PLAYER, stored
from sim.vocab.words import PERMANENT, attacks, next_end_step


def annihilator(count: int) -> Triggered:
    """Annihilator (702.86a)."""
    toll = SacrificeSome(PERMANENT, count, DEFENDING_PLAYER)
    return whenever(attacks(), toll, keyword=f"annihilator {count}")


def mobilize(warrior: Definition, count: Number) -> Triggered:
    """Mobilize (702.181 of later rules): tokens that attack and are sacrificed later (603.7)."""
    return whenever(
        attacks(),
        CreateToken(warrior, count, tapped=True, attacking=True),
        Delayed(next_end_step(), (SacrificeThem(stored("created", "them")),)),
        keyword=f"mobilize {number_text(count)}",
    )


__all__ = ["annihilator", "mobilize"]
