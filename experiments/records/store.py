"""A folder of records: written so that a killed run loses nothing, and read to go on with it.

``run.json`` says what is being played, ``games.jsonl`` holds a record a game in the order in
which they were to be played, ``summary.json`` what came of all of them, and ``failures/`` the
replays of games that an exception ended. A run that goes on (``resume``) first looks at every
line: a last line that was half written is cut off; a line that is no whole record is left out of
the new ``games.jsonl`` and stays in a copy of the old one. The games that are missing are played
again, which gives the same records.
"""

import contextlib
import os
import shutil
import time
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from experiments.records.files import name_for_damaged, named, write_json
from experiments.records.reading import Problem, units
from experiments.records.record import FAILED, Record, Side, from_line
from sim.engine.files import write_whole

GAMES: Final = "games.jsonl"
SUMMARY: Final = "summary.json"
FAILURES: Final = "failures"
# Records between two times that they are brought to the disk, against a loss of power.
_RECORDS_A_SYNC: Final = 256
# Games, or matches, whose records are written together, unless so much time has passed.
_AT_ONCE: Final = 16
_SECONDS_BETWEEN_WRITES: Final = 1.0
_MISSING: Final = -1

Sides = tuple[Side, Side]


class StoreError(ValueError):
    """A folder that cannot be used as asked; the message has a line for each problem."""


class Store:
    """The records of a run, in a folder; made by :func:`experiments.records.open_store`.

    Attributes:
        folder: the folder.
        notes: what was found to be wrong with the records and was put right, in lines.
    """

    def __init__(self, folder: Path, held: contextlib.ExitStack) -> None:
        """Takes the folder, and what is to be given up when the store closes: its lock."""
        self.folder = folder
        self.notes: list[str] = []
        self._path = folder / GAMES
        self._held = held
        self._places: dict[Sides, array[int]] = {}
        self._last: tuple[Sides, int] | None = None
        self._unsynced = 0
        self._waiting: list[bytes] = []
        self._next_write = 0.0
        if self._path.exists():
            self._read()
        # Unbuffered, so that nothing is written after an error.
        self._file = open(self._path, "ab", buffering=0)  # noqa: SIM115 - open while it is used
        self._reader = open(self._path, "rb")  # noqa: SIM115
        self._end = self._file.seek(0, os.SEEK_END)

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def last(self) -> tuple[Sides, int] | None:
        """The sides and the number of the last recorded game or match of which nothing failed."""
        return self._last

    def has(self, sides: Sides, number: int) -> bool:
        """Whether that game or match of two sides is recorded."""
        places = self._places.get(sides)
        return places is not None and number < len(places) and places[number] != _MISSING

    def count(self, sides: Sides) -> int:
        """How many games or matches of two sides are recorded."""
        places = self._places.get(sides, array("q"))
        return len(places) - places.count(_MISSING)

    def read(self, sides: Sides, number: int) -> list[Record]:
        """The records of a game, or of the games of a match, that is there."""
        if self._waiting:
            self.write()
        self._reader.seek(self._places[sides][number])
        records = [from_line(self._reader.readline().decode())]
        while records[-1].game < records[-1].games:
            records.append(from_line(self._reader.readline().decode()))
        return records

    def add(self, records: Sequence[Record], files: Mapping[str, bytes] | None = None) -> None:
        """Adds the records of a game, or of all games of a match, at the end.

        They are written at the latest with those of the next game that comes after a second.

        Args:
            records: the records.
            files: what belongs to a game that failed, by file name; it goes to ``failures/``.

        Raises:
            OSError: as :meth:`write`.
        """
        for name, file in (files or {}).items():
            path = self.folder / FAILURES / name
            with named(path):
                path.parent.mkdir(exist_ok=True)
                write_whole(path, file)
        content = "".join(record.line() for record in records).encode()
        self._place(records, self._end)
        self._end += len(content)
        self._waiting.append(content)
        if len(self._waiting) >= _AT_ONCE or time.monotonic() > self._next_write:
            self.write()

    def write(self) -> None:
        """Writes the records that are not written yet.

        Raises:
            OSError: they cannot be written, such as on a full disk; what was there before is
                as it was.
        """
        content = memoryview(b"".join(self._waiting))
        with named(self._path):
            try:
                written = 0
                while written < len(content):
                    written += self._file.write(content[written:])
            except OSError:
                self._waiting.clear()
                self._file.truncate(self._end - len(content))
                raise
            self._unsynced += len(self._waiting)
            self._waiting.clear()
            self._next_write = time.monotonic() + _SECONDS_BETWEEN_WRITES
            if self._unsynced >= _RECORDS_A_SYNC:
                os.fsync(self._file.fileno())
                self._unsynced = 0

    def summarize(self, facts: Mapping[str, Any]) -> None:
        """Writes the summary, in place of an earlier one."""
        self.write()
        write_json(self.folder / SUMMARY, facts)

    def close(self) -> None:
        """Brings everything to the disk."""
        with self._held, named(self._path), self._file, self._reader:
            self.write()
            os.fsync(self._file.fileno())

    def _place(self, records: Sequence[Record], offset: int) -> None:
        """Notes where the records of a game or match begin, in bytes."""
        sides, number = records[0].sides, records[0].number
        places = self._places.setdefault(sides, array("q"))
        while len(places) <= number:
            places.append(_MISSING)
        if places[number] == _MISSING:
            places[number] = offset
        if all(record.outcome != FAILED for record in records):
            self._last = (sides, number)

    def _read(self) -> None:
        """Finds where every record is, and puts the file right where that is needed."""
        kept: list[tuple[int, int]] = []  # from and to in bytes, joined where they adjoin
        problems: list[Problem] = []
        for start, end, records in units(self._path, problems):
            if kept and kept[-1][1] == start:
                kept[-1] = (kept[-1][0], end)
            else:
                kept.append((start, end))
            self._place(records, start)
        whole = kept[-1][1] if kept else 0
        lost = self._path.stat().st_size - whole
        if all(problem.cut for problem in problems) and kept in ([], [(0, whole)]):
            if lost:
                self.notes.append(
                    f"{self._path}: {lost:,} bytes at the end were no whole record; "
                    "what they were of is played again"
                )
                with named(self._path):
                    os.truncate(self._path, whole)
            return
        copy = name_for_damaged(self._path)
        more = f" and {len(problems) - 1:,} more" if len(problems) > 1 else ""
        self.notes.append(
            f"{self._path}, line {problems[0].line}: {problems[0].text}{more}; what is missing is "
            f"played again, and the file as it was is kept as {copy.name}"
        )
        with named(copy):
            shutil.copyfile(self._path, copy)
        content = self._path.read_bytes()
        write_whole(self._path, b"".join(content[start:end] for start, end in kept))
        self._places, self._last = {}, None
        for start, _, records in units(self._path, []):
            self._place(records, start)
