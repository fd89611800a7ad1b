"""Many games shared out among processes; what comes of them does not depend on how many."""

import contextlib
import multiprocessing
import operator
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, Generic, Protocol, TypeVar

MAXIMUM_GAMES = 10_000_000
# The pool of processes takes no more than 61 on Windows.
MAXIMUM_WORKERS = 61 if sys.platform == "win32" else 256
_MAXIMUM_CHUNK = 64
_CHUNKS_PER_WORKER = 32

_Part = TypeVar("_Part", covariant=True)


class Work(Protocol, Generic[_Part]):
    """Games that can be played in any order; pickles, for the processes that play them."""

    def play(self, indices: range) -> _Part:
        """Plays some of the games."""


def usable_cores() -> int:
    """How many processes this one may run at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return min(len(os.sched_getaffinity(0)), MAXIMUM_WORKERS)
    return min(os.cpu_count() or 1, MAXIMUM_WORKERS)


def whole(name: str, value: int, maximum: int | None = None) -> int:
    """The value as an integer, also one of numpy's; with a maximum, from 1 to that."""
    if not hasattr(value, "__index__"):
        raise ValueError(f"{name} must be an integer, not {value!r}")
    number = operator.index(value)
    if maximum is not None and not 1 <= number <= maximum:
        raise ValueError(f"{name} must be from 1 to {maximum}, not {value}")
    return number


def played(work: Work[_Part], games: int, workers: int) -> Iterator[_Part]:
    """Plays games 0 to ``games - 1`` on so many processes; the parts come as they are ready."""
    chunks = _chunks(games, workers)
    workers = min(workers, len(chunks))
    if workers == 1:
        yield from map(work.play, chunks)
        return
    executor = ProcessPoolExecutor(
        workers, multiprocessing.get_context("spawn"), _begin_worker, (work,)
    )
    try:
        with _interrupts_held():
            futures = [executor.submit(_play, chunk) for chunk in chunks]
        for future in as_completed(futures):
            yield future.result()
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()
        raise
    executor.shutdown()


def _chunks(games: int, workers: int) -> list[range]:
    """Ranges of games that a worker plays at a time: few enough to report, many to share."""
    size = max(1, min(_MAXIMUM_CHUNK, games // (workers * _CHUNKS_PER_WORKER)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Holds Ctrl-C back; processes started meanwhile never see it, so only this one handles it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    previous = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous)


def _begin_worker(work: Work[Any]) -> None:
    global _work
    _work = work


def _play(indices: range) -> Any:
    return _work.play(indices)


_work: Work[Any]
