"""A shard: the steps of some games in one file of numpy's (``.npz``, compressed).

Rows stand one behind the other, a row for each action, and behind the rows of each game one for
either player, which shows the table at the end (its action is -1). Nearly all numbers of an
observation are 0, so that only those columns are kept that are not 0 throughout the shard.
Wherever numpy is, ``numpy.load(path)`` gives the arrays:

=============  ======  ==============  ======================================================
name           type    shape           what it holds
=============  ======  ==============  ======================================================
``columns``    int32   (columns,)      which numbers of the observation are kept
                                       (:mod:`agents.env.layout`)
``values``     int16   (rows, columns) those numbers
``possible``   uint8   (rows,)         how many actions are possible: those are the first ones
``actions``    int8    (rows,)         the action taken; -1 at the end of the game
``players``    uint8   (rows,)         whose row it is: seat 0 or 1
``returns``    int8    (rows,)         1 where that player won in the end, -1 lost, 0 neither
``first_rows`` int64   (games + 1,)    where each game begins, and where the last ends
``numbers``    int64   (games,)        the game's number in the data set
``seeds``      uint64  (games,)        its seed
``winners``    int8    (games,)        the seat that won; -1 for none
``stopped``    bool    (games,)        whether it was stopped at a limit (truncated)
``sides``      uint8   (games, 2)      for either seat the number of its deck in the manifest
=============  ======  ==============  ======================================================
"""

from __future__ import annotations

import io
import os
import zipfile
import zlib
from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from agents.env import layout
from agents.env.duel import ROW, Observation
from agents.env.duel import fields as fields_of
from experiments.selfplay.errors import SelfPlayError

_TYPES: Final = {
    "columns": np.int32,
    "values": np.int16,
    "possible": np.uint8,
    "actions": np.int8,
    "players": np.uint8,
    "returns": np.int8,
    "first_rows": np.int64,
    "numbers": np.int64,
    "seeds": np.uint64,
    "winners": np.int8,
    "stopped": np.bool_,
    "sides": np.uint8,
}
# What numpy raises for a file that is none of its own; a single array has no names.
_DAMAGED: Final = (
    ValueError,
    KeyError,
    IndexError,
    EOFError,
    NotImplementedError,
    zipfile.BadZipFile,
    zlib.error,
)
_OF_ROWS: Final = ("values", "possible", "actions", "players", "returns")
_OF_GAMES: Final = ("numbers", "seeds", "winners", "stopped", "sides")
# Row i is the mask where i actions are possible.
_MASKS: Final = np.tri(layout.ACTIONS + 1, layout.ACTIONS, -1, dtype=np.int8)


@dataclass(frozen=True)
class Shard:
    """The arrays of a shard; see :mod:`experiments.selfplay.shard`."""

    columns: NDArray[np.int32]
    values: NDArray[np.int16]
    possible: NDArray[np.uint8]
    actions: NDArray[np.int8]
    players: NDArray[np.uint8]
    returns: NDArray[np.int8]
    first_rows: NDArray[np.int64]
    numbers: NDArray[np.int64]
    seeds: NDArray[np.uint64]
    winners: NDArray[np.int8]
    stopped: NDArray[np.bool_]
    sides: NDArray[np.uint8]

    @property
    def games(self) -> int:
        """How many games it holds."""
        return len(self.numbers)

    @property
    def steps(self) -> int:
        """How many actions were taken."""
        return int(np.count_nonzero(self.actions >= 0))

    def observations(self, rows: slice | NDArray[Any] = slice(None)) -> Observation:
        """The observations of rows, masks included, as those of the environments.

        Args:
            rows: which rows: a slice, an array of indices or of bool.

        Returns:
            By the names of :mod:`agents.env.layout` arrays of int16, and ``action_mask`` of int8,
            the first axis of all being the rows.
        """
        kept = self.values[rows]
        block = np.zeros((len(kept), layout.WITH_MASK), np.int16)
        block[:, self.columns] = kept
        found = block.view(ROW)[:, 0]
        found["action_mask"] = _MASKS[self.possible[rows]]
        return fields_of(found)

    def packed(self) -> bytes:
        """The file; the same arrays give the same bytes."""
        out = io.BytesIO()
        np.savez_compressed(
            out, **{field.name: getattr(self, field.name) for field in fields(self)}
        )
        return out.getvalue()

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Shard:
        """Reads a shard.

        Raises:
            SelfPlayError: there is no such file, or it is no whole shard.
        """
        try:
            with open(path, "rb") as opened:
                file = np.load(opened, allow_pickle=False)
                arrays = {name: np.asarray(file[name]) for name in _TYPES}
        except OSError as error:
            raise SelfPlayError(f"{path}: cannot be read ({error.strerror or error})") from error
        except _DAMAGED as error:
            raise SelfPlayError(f"{path}: is damaged or no shard") from error
        problem = _problem(arrays)
        if problem:
            raise SelfPlayError(f"{path}: is no shard ({problem})")
        return cls(**arrays)


def _problem(arrays: dict[str, NDArray[Any]]) -> str:
    """What keeps arrays from being a shard; empty if nothing does."""
    for name, kind in _TYPES.items():
        dimensions = 2 if name in ("values", "sides") else 1
        if arrays[name].dtype != kind or arrays[name].ndim != dimensions:
            return f"{name} is not of type {np.dtype(kind)}"
    rows, games, columns = (len(arrays[name]) for name in ("values", "numbers", "columns"))
    first_rows = arrays["first_rows"]
    if arrays["values"].shape[1] != columns or any(len(arrays[name]) != rows for name in _OF_ROWS):
        return "its rows do not fit together"
    if len(first_rows) != games + 1 or any(len(arrays[name]) != games for name in _OF_GAMES):
        return "its games do not fit together"
    if first_rows[0] != 0 or first_rows[-1] != rows or np.any(np.diff(first_rows) < 2):
        return "its games do not fit its rows"
    if columns and not 0 <= arrays["columns"].min() <= arrays["columns"].max() < layout.SIZE:
        return "its columns are not those of an observation"
    if arrays["possible"].max(initial=0) > layout.ACTIONS:
        return "it has more actions than there are"
    return ""


class Builder:
    """Puts a shard together, game by game; holds what is not 0."""

    def __init__(self) -> None:
        self._games: list[tuple[NDArray[np.int32], NDArray[np.int16]]] = []
        self._rows: list[tuple[NDArray[Any], ...]] = []
        self._of_games: list[tuple[int, int, int, bool, tuple[int, int]]] = []

    def add(
        self,
        block: NDArray[np.int16],
        rows: NDArray[np.int16],
        number: int,
        seed: int,
        winner: int | None,
        stopped: bool,
        sides: tuple[int, int],
    ) -> None:
        """Adds a game.

        Args:
            block: an observation a row, ``(rows, layout.SIZE)``.
            rows: for each row the possible actions, the action and the player, ``(rows, 3)``.
            number: the game's number.
            seed: its seed.
            winner: the seat that won; None for none.
            stopped: whether it was stopped at a limit.
            sides: the numbers of the decks of seats 0 and 1.
        """
        columns = np.flatnonzero(block.any(axis=0)).astype(np.int32)
        self._games.append((columns, block[:, columns]))
        possible, actions, players = rows.T
        won = np.full(len(rows), 0 if winner is None else -1, np.int8)
        if winner is not None:
            won[players == winner] = 1
        self._rows.append((possible, actions, players, won))
        self._of_games.append((number, seed, -1 if winner is None else winner, stopped, sides))

    def shard(self) -> Shard:
        """The shard of all games so far."""
        columns = np.unique(np.concatenate([columns for columns, _ in self._games]))
        lengths = [len(values) for _, values in self._games]
        first_rows = np.concatenate([[0], np.cumsum(lengths)])
        values = np.zeros((first_rows[-1], len(columns)), np.int16)
        for first, (kept, part) in zip(first_rows, self._games, strict=False):
            values[first : first + len(part), np.searchsorted(columns, kept)] = part
        of_rows = [np.concatenate(parts) for parts in zip(*self._rows, strict=True)]
        of_games = list(zip(*self._of_games, strict=True))
        arrays = [columns, values, *of_rows, first_rows, *of_games]
        return Shard(
            *[np.array(one, kind) for one, kind in zip(arrays, _TYPES.values(), strict=True)]
        )
