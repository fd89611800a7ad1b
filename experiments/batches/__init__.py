"""Batches of games: what is to be played, playing it anywhere, and keeping records of it.

:class:`Schedule` says which sides meet how often, :class:`Games` plays any part of it, and
:func:`run` has a backend play it, in the order of the schedule, with a store of records that a
killed run goes on from. Comparisons, matrices and leagues stand on these.
"""

from experiments.batches.plans import PlanError, Plans, sideboarded
from experiments.batches.playing import Games, Unit
from experiments.batches.run import run
from experiments.batches.schedule import Contestant, Schedule, Series, digest

__all__ = [
    "Contestant",
    "Games",
    "PlanError",
    "Plans",
    "Schedule",
    "Series",
    "Unit",
    "digest",
    "run",
    "sideboarded",
]
