"""Random results that a step prescribes."""

from __future__ import annotations

from typing import Any, Final

from sim.scenario.failure import StepFailed
from sim.scenario.forks import Forks
from sim.scenario.table import Table
from sim.state.random import Random

_COIN: Final = {"tails": 0, "heads": 1}


class Scripted(Random):
    """A generator whose next results are prescribed; shuffles are as random as ever.

    An object that is picked at random is tried in every place until the one named is picked;
    :func:`finish` sees whether it was.
    """

    __slots__ = ("forks", "results")

    def __init__(self, random: Random, results: list[Any], forks: Forks) -> None:
        super().__init__()
        self.state = random.state
        self.results = results
        self.forks = forks

    def below(self, bound: int) -> int:
        """The next prescribed result as a number from 0 to ``bound - 1``."""
        if not self.results:
            return super().below(bound)
        result = self.results.pop(0)
        if isinstance(result, int):
            number = result - 1
        elif result in _COIN and bound == len(_COIN):
            number = _COIN[result]
        else:
            return self.forks.choose(bound)
        if not 0 <= number < bound:
            raise StepFailed(f"the random result {result!r} is not possible")
        return number

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place without using up a result."""
        plain = Random(self.state)
        plain.shuffle(items)
        self.state = plain.state


def begin(table: Table, step: dict[str, Any]) -> dict[str, int]:
    """Prescribe the step's random results; the objects among them with their ids now."""
    results = list(step.get("random", []))
    if not results:
        return {}
    state = table.state
    state.random = Scripted(state.random, results, table.forks)
    picked: dict[str, int] = {}
    for result in results:
        if isinstance(result, str) and result not in _COIN:
            picked[result] = table.names.entity(state, result)
    return picked


def finish(table: Table, picked: dict[str, int]) -> None:
    """Go back to chance.

    Raises:
        StepFailed: a result was never asked for, or another object was picked.
    """
    random = table.state.random
    if not isinstance(random, Scripted):
        return
    plain = Random()
    plain.state = random.state
    table.state.random = plain
    if random.results:
        raise StepFailed(f"the random result {random.results[0]!r} was never asked for")
    for name, before in picked.items():
        if table.latest(before) == before:
            raise StepFailed(f"{name} was not picked at random")
