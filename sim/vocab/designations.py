"""Designations of players, each as what its rules amount to (722)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sim.vocab.abilities import Triggered
from sim.vocab.build import whenever
from sim.vocab.card import Emblem
from sim.vocab.effects import Draw
from sim.vocab.patterns import DealsDamage, StepBegins
from sim.vocab.references import THAT_SOURCE, YOU, controller_of
from sim.vocab.terms import STEP_END, ZONE_COMMAND
from sim.vocab.words import CREATURE
from sim.vocab.zone_play import BecomeMonarch

MONARCH: Final = "The Monarch"


def _here(ability: Triggered) -> Triggered:
    return replace(ability, zones=1 << ZONE_COMMAND)


class Monarch(Emblem):
    """The monarch's two abilities, which have no source (722.2); it is kept with the emblems."""

    name, cost, type_line = MONARCH, "", ""
    draw = _here(whenever(StepBegins(STEP_END, YOU), Draw()))
    overthrow = _here(
        whenever(
            DealsDamage(CREATURE, None, YOU, combat=True),
            BecomeMonarch(controller_of(THAT_SOURCE)),
        )
    )
