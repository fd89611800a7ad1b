"""Finding the whole records in a file that may have been damaged."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from experiments.records.record import Record, RecordError, from_line


class Problem(NamedTuple):
    """What is wrong with a line; ``cut`` where it is what a killed run leaves."""

    line: int
    text: str
    cut: bool = False


def units(path: Path, problems: list[Problem]) -> Iterator[tuple[int, int, list[Record]]]:
    """The games and whole matches of a file: from and to in bytes, and their records.

    Notes in ``problems`` which lines are neither, and why.
    """
    pending: list[Record] = []
    start = end = 0
    with open(path, "rb") as file:
        for number, line in enumerate(file, 1):
            if not pending:
                start = end
            end += len(line)
            if not line.endswith(b"\n"):
                problems.append(Problem(number, "half written", cut=True))
                return
            try:
                record = from_line(line.decode(errors="replace"))
            except RecordError as error:
                problems.append(Problem(number, str(error)))
                pending = []
                continue
            if not _follows(pending, record):
                problems.append(Problem(number, "the game is not that which comes next in a match"))
                pending = []
                start = end - len(line)
                if record.game != 1:
                    continue
            pending.append(record)
            if record.game == record.games:
                yield start, end, pending
                pending = []


def _follows(pending: list[Record], record: Record) -> bool:
    """Whether a record goes on with a match, or begins one where none goes on."""
    if not pending:
        return record.game == 1
    before = pending[-1]
    expected = (before.sides, before.number, before.game + 1)
    return (record.sides, record.number, record.game) == expected
