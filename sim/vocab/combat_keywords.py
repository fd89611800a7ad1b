"""Keyword abilities that trigger as creatures attack or block, each as what it stands for (702)."""

from __future__ import annotations

from sim.vocab.abilities import Triggered
from sim.vocab.build import whenever
from sim.vocab.continuous import gets
from sim.vocab.creation import CreateToken
from sim.vocab.effects import Change, SacrificeSome, SacrificeThem
from sim.vocab.patterns import THIS, Attacks, BecomesBlocked, Blocks
from sim.vocab.programs import Delayed
from sim.vocab.record import Definition, Number, number_text
from sim.vocab.references import DEFENDING_PLAYER, IT, SELF, every, stored
from sim.vocab.words import (
    ATTACKING,
    CREATURE,
    OTHER,
    PERMANENT,
    YOURS,
    attacks,
    either,
    next_end_step,
)


def annihilator(count: int) -> Triggered:
    """Annihilator (702.86a)."""
    toll = SacrificeSome(PERMANENT, count, DEFENDING_PLAYER)
    return whenever(attacks(), toll, keyword=f"annihilator {count}")


def battle_cry() -> Triggered:
    """Battle cry (702.91a)."""
    others = every(OTHER & ATTACKING & CREATURE)
    return whenever(attacks(), Change(others, (gets(1, 0),)), keyword="battle cry")


def exalted() -> Triggered:
    """Exalted (702.83a); it's the creature that attacks alone (506.5) that gets the bonus."""
    alone = Attacks(CREATURE & YOURS, alone=True)
    return whenever(alone, Change(IT, (gets(1, 1),)), keyword="exalted")


def bushido(bonus: int) -> Triggered:
    """Bushido (702.45a): once for a block, however many creatures are in it (509.5a, 509.5c)."""
    pattern = either(Blocks(THIS), BecomesBlocked(THIS))
    return whenever(pattern, Change(SELF, (gets(bonus, bonus),)), keyword=f"bushido {bonus}")


def mobilize(warrior: Definition, count: Number) -> Triggered:
    """Mobilize (702.181 of later rules): tokens that attack and are sacrificed later (603.7)."""
    return whenever(
        attacks(),
        CreateToken(warrior, count, tapped=True, attacking=True),
        Delayed(next_end_step(), (SacrificeThem(stored("created", "them")),)),
        keyword=f"mobilize {number_text(count)}",
    )


__all__ = ["annihilator", "battle_cry", "bushido", "exalted", "mobilize"]
