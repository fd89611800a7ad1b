"""Random results that a step prescribes."""

from __future__ import annotations

from typing import Any, Final

from sim.scenario.failure import StepFailed
from sim.scenario.forks import Forks
from sim.scenario.table import Table

_COIN: Final = {"tails": 0, "heads": 1}


class Script:
    """The prescribed next results; shuffles are as random as ever.

    An object that is picked at random is tried in every place until the one named is picked;
    :func:`finish` sees whether it was.
    """

    __slots__ = ("forks", "results")

    def __init__(self, results: list[Any], forks: Forks) -> None:
        self.results = results
        self.forks = forks

    def __call__(self, bound: int) -> int:
        """The next prescribed result as a number from 0 to ``bound - 1``; -1 if there is none."""
        if not self.results:
            return -1
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


def begin(table: Table, step: dict[str, Any]) -> dict[str, int]:
    """Prescribe the step's random results; the objects among them with their ids now."""
    results = list(step.get("random", []))
    if not results:
        return {}
    state = table.state
    state.random.script = Script(results, table.forks)
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
    script = table.state.random.script
    if not isinstance(script, Script):
        return
    table.state.random.script = None
    if script.results:
        raise StepFailed(f"the random result {script.results[0]!r} was never asked for")
    for name, before in picked.items():
        if table.latest(before) == before:
            raise StepFailed(f"{name} was not picked at random")
