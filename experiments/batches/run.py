"""Having a schedule played, with records of it from which a killed run goes on."""

from collections.abc import Callable, Generator, Iterator

from experiments.batches.playing import Games
from experiments.batches.schedule import Schedule
from experiments.records import Record, Store, StoreError
from experiments.workers import Backend, chunks_of


def run(
    games: Games,
    backend: Backend,
    store: Store | None = None,
    progress: Callable[[int], None] | None = None,
) -> Generator[list[Record], None, None]:
    """Plays the games of a schedule that are not recorded yet.

    Args:
        games: what plays them.
        backend: where they are played.
        store: where they are recorded, and where those that were played before are.
        progress: called with the number of games, or matches, done since the last call.

    Yields:
        For each game the record, for each match those of its games, in the order of the schedule,
        whatever the backend. When the iterator is closed, nothing further is played or recorded.

    Raises:
        StoreError: the game recorded last is another one when it is played again.
        OSError: the records cannot be written.
    """
    schedule = games.schedule
    if store is not None:
        _check_repeats(games, store)
    missing = schedule.total if store is None else sum(map(len, _missing(schedule, store)))
    chunks = chunks_of(_missing(schedule, store), missing, backend.workers)
    parts = backend.run(games, chunks)
    played = (unit for part in parts for unit in part)
    try:
        for index in range(schedule.total):
            which, number = divmod(index, schedule.length)
            if store is not None and store.has(schedule.sides[which], number):
                records = store.read(schedule.sides[which], number)
            else:
                records, files = next(played)
                if store is not None:
                    store.add(records, files)
            yield records
            if progress is not None:
                progress(1)
    finally:
        close = getattr(parts, "close", None)
        if close is not None:
            close()


def _missing(schedule: Schedule, store: Store | None) -> Iterator[range]:
    """The games that are not recorded, in ranges as long as possible."""
    if store is None:
        yield range(schedule.total)
        return
    first = 0
    for index in range(schedule.total):
        which, number = divmod(index, schedule.length)
        if store.has(schedule.sides[which], number):
            if first < index:
                yield range(first, index)
            first = index + 1
    if first < schedule.total:
        yield range(first, schedule.total)


def _check_repeats(games: Games, store: Store) -> None:
    """Plays the last recorded game that did not fail once more: nothing may have changed since.

    What changes a game but not the version of the engine (an agent of one's own, a trained
    policy's file, a card) would otherwise go unnoticed.
    """
    if store.last is None:
        return
    sides, number = store.last
    schedule = games.schedule
    if sides not in schedule.sides or number >= schedule.length:
        return
    there = store.read(sides, number)
    index = schedule.sides.index(sides) * schedule.length + number
    if games.play(range(index, index + 1))[0].records != there:
        raise StoreError(
            f"{store.folder}: game {number} of {sides[0]} against {sides[1]} is another one now "
            "than was recorded: an agent, a card or the engine has changed; begin a new run"
        )
