"""Making a data set: the shards are played, written one by one, and listed in the manifest."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from cards import Deck
from experiments.records.files import name_for_damaged
from experiments.selfplay import manifest
from experiments.selfplay.errors import SelfPlayError
from experiments.selfplay.playing import Plan, PlayedShard, ShardWork
from experiments.selfplay.shard import Shard
from experiments.workers import MAXIMUM_GAMES, Backend, LocalBackend, whole
from sim.engine.files import folder_locked, write_whole

SHARD_GAMES: Final = 32
_LARGEST_SHARD: Final = 10_000


@dataclass(frozen=True)
class Summary:
    """What a run made.

    Attributes:
        games: the games of the data set.
        steps: its actions.
        incomplete: how many of its games were stopped at a limit.
        shards: its shards.
        bytes: the size of all shards.
        bytes_per_step: that, for each action.
        new_games: how many games this run played; others were there already.
        games_per_second: of those, by the clock; None if there are none.
        steps_per_second: likewise.
        notes: what was found to be wrong and was put right, in lines.
    """

    games: int
    steps: int
    incomplete: int
    shards: int
    bytes: int
    bytes_per_step: float
    new_games: int
    games_per_second: float | None
    steps_per_second: float | None
    notes: tuple[str, ...]


def selfplay(
    folder: str | os.PathLike[str],
    decks: Sequence[Deck],
    games: int = 400,
    specs: Sequence[str] = ("heuristic", "heuristic"),
    seed: int = 0,
    shard_games: int = SHARD_GAMES,
    resume: bool = False,
    backend: Backend | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Plays games and writes them to a folder, in shards and with a manifest.

    Same arguments, same files, whatever the backend. A shard is there as a whole or not at all;
    the manifest lists the shards when all are there.

    Args:
        folder: where they go; made where it is missing.
        decks: one deck, which plays itself, or several, each of which plays each other.
        games: how many games.
        specs: the agents of the first and the second deck of each pairing, as for
            :func:`agents.make`.
        seed: any integer.
        shard_games: how many games a shard holds.
        resume: go on with the run that was begun in the folder.
        backend: where the games are played; in this process by default.
        progress: called with the number of games done since the last call.

    Raises:
        SelfPlayError: there is a data set in the folder and it is not to go on, or it is another
            one than is asked for.
        ValueError: an argument is not as said.
        agents.UnknownAgent: there is no such agent.
        experiments.AgentError: an agent chose what is no option.
        OSError: a file cannot be written; the shards that were written stay.
    """
    if not decks:
        raise ValueError("self-play needs a deck")
    one, other = specs
    plan = Plan(
        tuple(decks),
        (one, other),
        whole("games", games, MAXIMUM_GAMES),
        whole("seed", seed),
        whole("shard_games", shard_games, _LARGEST_SHARD),
    )
    work = ShardWork(plan)
    place = Path(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise SelfPlayError(f"{place}: is a file, not a folder") from None
    try:
        with folder_locked(place):
            return _made(place, work, resume, backend or LocalBackend(), progress or _unheard)
    except BlockingIOError:
        raise SelfPlayError(f"{place}: another run is writing there") from None


def _made(
    place: Path,
    work: ShardWork,
    resume: bool,
    backend: Backend,
    report: Callable[[int], None],
) -> Summary:
    """Plays what is missing in the folder, and writes it."""
    plan = work.plan
    begun = manifest.begun(plan)
    entries, notes = _opened(place, work, begun, resume)
    report(sum(found["games"] for found in entries.values()))
    missing = [index for index in range(plan.shards) if index not in entries]
    started = time.perf_counter()
    new = [0, 0]
    parts = backend.run(work, (range(one, one + 1) for one in missing))
    try:
        for index, part in zip(missing, parts, strict=True):
            played = part[0]
            write_whole(place / manifest.shard_name(index), played.content)
            entries[index] = manifest.entry(index, played.content, played)
            new[0] += played.games
            new[1] += played.steps
            report(played.games)
    finally:
        close = getattr(parts, "close", None)
        if close is not None:
            close()  # what is still being played ends
    seconds = time.perf_counter() - started
    listed = [entries[index] for index in range(plan.shards)]
    manifest.write(place, begun | {"complete": True, "shards": listed})
    steps, size = (sum(found[name] for found in listed) for name in ("steps", "bytes"))
    return Summary(
        games=plan.games,
        steps=steps,
        incomplete=sum(found["incomplete"] for found in listed),
        shards=plan.shards,
        bytes=size,
        bytes_per_step=size / steps,
        new_games=new[0],
        games_per_second=new[0] / seconds if new[0] else None,
        steps_per_second=new[1] / seconds if new[0] else None,
        notes=tuple(notes),
    )


def _unheard(games: int) -> None:
    """Progress that nobody wants to hear of."""


def _opened(
    place: Path, work: ShardWork, begun: dict[str, Any], resume: bool
) -> tuple[dict[int, dict[str, Any]], list[str]]:
    """Looks into the folder; the entries of its whole shards, and what was put right."""
    plan = work.plan
    if not (place / manifest.MANIFEST).exists():
        if any(place.glob("shard-*.npz")):
            raise SelfPlayError(
                f"{place}: has shards but no {manifest.MANIFEST}; data go to another folder"
            )
        manifest.write(place, begun)
        return {}, []
    if not resume:
        raise SelfPlayError(f"{place}: holds a data set already; --resume goes on with it")
    differing = manifest.differences(manifest.read(place), begun)
    if differing:
        raise SelfPlayError(
            f"{place}: was begun with other {' and '.join(differing)}; data go to another folder"
        )
    entries: dict[int, dict[str, Any]] = {}
    last: Shard | None = None
    notes: list[str] = []
    for part in place.glob(".shard-*.part"):
        part.unlink()  # of a run that was killed; nothing of it is whole
    for index in range(plan.shards):
        path = place / manifest.shard_name(index)
        if not path.exists():
            continue
        problem = ""
        try:
            shard = Shard.load(path)
            if shard.numbers.tolist() != list(plan.games_of(index)):
                problem = f"{path}: holds other games than it should"
        except SelfPlayError as error:
            problem = str(error)
        if problem:
            kept = name_for_damaged(path)
            path.rename(kept)
            notes.append(f"{problem}; it is played again, and kept as {kept.name}")
            continue
        content = path.read_bytes()
        played = PlayedShard(
            content, shard.games, len(shard.actions), shard.steps, int(shard.stopped.sum())
        )
        entries[index] = manifest.entry(index, content, played)
        last = shard
    if last is not None:
        _check_repeats(place, work, last)
    return entries, notes


def _check_repeats(place: Path, work: ShardWork, shard: Shard) -> None:
    """Plays a game of a shard once more: nothing may have changed since.

    What changes a game but not the version of the engine (an agent of one's own, a trained
    policy's file, a card) would otherwise go unnoticed.
    """
    number = int(shard.numbers[0])
    again = work.shard(range(number, number + 1))
    rows = slice(0, int(shard.first_rows[1]))
    same = np.array_equal(again.actions, shard.actions[rows])
    if same:
        there, now = shard.observations(rows), again.observations()
        same = all(np.array_equal(there[name], now[name]) for name in there)
    if not same:
        raise SelfPlayError(
            f"{place}: game {number} is another one now than was written: an agent, a card or the "
            "engine has changed; data go to another folder"
        )
