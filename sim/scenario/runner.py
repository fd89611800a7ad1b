"""Running scenarios: one after the other, each from its own position."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sim.scenario import expect, steps
from sim.scenario.failure import FormError, ScenarioFailed, Skipped
from sim.scenario.foresight import Foresight
from sim.scenario.form import Scenario, load
from sim.scenario.position import Lookup, build, missing_card
from sim.scenario.table import Table
from sim.vocab.definition import CardDef

PASS: Final = "PASS"
FAIL: Final = "FAIL"
SKIP: Final = "SKIP"


@dataclass(frozen=True)
class Result:
    """How a scenario came out; ``reason`` is why it failed or was skipped."""

    scenario: Scenario
    verdict: str
    reason: str = ""

    def __str__(self) -> str:
        """The line that is printed for it."""
        line = f"{self.verdict} {self.scenario.file}: {self.scenario.name}"
        return f"{line}: {' '.join(self.reason.split())}" if self.reason else line


def run_scenario(scenario: Scenario, lookup: Lookup) -> Result:
    """Run one scenario; whatever goes wrong in it, the engine's errors too, is in the result."""
    try:
        _play(scenario, lookup)
    except Skipped as skipped:
        return Result(scenario, SKIP, str(skipped))
    except ScenarioFailed as failure:
        return Result(scenario, FAIL, str(failure))
    except Exception as error:  # an error of the engine is that scenario's failure
        return Result(scenario, FAIL, _engine_error(error))
    return Result(scenario, PASS)


def _play(scenario: Scenario, lookup: Lookup) -> None:
    missing = missing_card(scenario, lookup)
    if missing:
        raise Skipped(missing)
    table = Table(*build(scenario, lookup))
    foresight = Foresight()
    for number, step in enumerate(scenario.steps):
        foresight.before(table, number, step)
        try:
            steps.carry_out(table, step)
        except Exception as error:
            failed = isinstance(error, ScenarioFailed)
            if failed and foresight.again(table, scenario.steps, number):
                continue
            raise _at(f"step {number + 1} ({steps.verb_of(step)})", error) from error
    try:
        expect.check_all(table, scenario.expect)
    except Exception as error:
        raise _at("expect", error) from error


def _at(where: str, error: Exception) -> ScenarioFailed:
    """The error with the place in the scenario where it came up."""
    what = str(error) if isinstance(error, ScenarioFailed) else _engine_error(error)
    return ScenarioFailed(f"{where}: {what}")


def _engine_error(error: Exception) -> str:
    """An error that is not the scenario's, with the place in the source where it arose."""
    words = f"{type(error).__name__}: {error}"
    places = traceback.extract_tb(error.__traceback__)
    return f"{words} ({Path(places[-1].filename).name}:{places[-1].lineno})" if places else words


class _Known:
    """Cards found before, so that each name is looked up once."""

    def __init__(self, lookup: Lookup) -> None:
        self._lookup = lookup
        self._found: dict[str, CardDef | None] = {}

    def find(self, name: str) -> CardDef:
        """The card of the name; raises ``LookupError`` where there is none."""
        if name not in self._found:
            try:
                self._found[name] = self._lookup(name)
            except LookupError:
                self._found[name] = None
        card = self._found[name]
        if card is None:
            raise LookupError(name)
        return card


def find_files(paths: Iterable[Path | str]) -> list[Path]:
    """The scenario files among the paths: files as they are named, folders searched."""
    files: list[Path] = []
    for path in map(Path, paths):
        files += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return files


def run(
    paths: Iterable[Path | str],
    lookup: Lookup,
    strict: bool = False,
    out: Callable[[str], object] = print,
    complain: Callable[[str], object] = print,
) -> int:
    """Run all scenarios of files and folders, and print a line for each.

    Args:
        paths: files, and folders that are searched for files.
        lookup: finds a card's definition by its name; raises ``LookupError`` for none.
        strict: a scenario that has to be skipped fails.
        out: takes the lines of the report.
        complain: takes the lines about files that do not follow the format.

    Returns:
        The exit status: 0 if nothing failed, 1 if something did, 2 if a file cannot be read or
        does not follow the format, or a folder has no files; the others are run all the same.
    """
    known = _Known(lookup)
    counts = {PASS: 0, FAIL: 0, SKIP: 0}
    malformed = False
    scenarios: list[Scenario] = []
    read = 0
    files: list[Path] = []
    for place in paths:
        found = find_files([place])
        if not found:
            malformed = True
            complain(f"{place}: a folder without scenario files (.toml)")
        files += found
    for path in files:
        try:
            scenarios += load(path)
            read += 1
        except FormError as error:
            malformed = True
            for message in error.messages:
                complain(message)
    for scenario in scenarios:
        result = run_scenario(scenario, known.find)
        if strict and result.verdict == SKIP:
            result = Result(scenario, FAIL, result.reason)
        counts[result.verdict] += 1
        out(str(result))
    if read or not malformed:
        skipped = f", {counts[SKIP]} skipped" if counts[SKIP] else ""
        out(f"{counts[PASS]} passed, {counts[FAIL]} failed{skipped}")
    if malformed:
        return 2
    return 1 if counts[FAIL] else 0
