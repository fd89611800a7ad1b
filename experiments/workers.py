"""Many games shared out among processes; what comes of them does not depend on how many.

A :class:`Backend` plays the games of a :class:`Work` somewhere and hands back what comes of them in
the order of the games. :class:`LocalBackend` plays them in processes of this machine.
"""

import contextlib
import multiprocessing
import operator
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Generic, Protocol, TypeVar

MAXIMUM_GAMES = 10_000_000
# The pool of processes takes no more than 61 on Windows.
MAXIMUM_WORKERS = 61 if sys.platform == "win32" else 256
_MAXIMUM_CHUNK = 16
_CHUNKS_PER_WORKER = 32
# Chunks that wait for each worker, so that none is idle while the first of all is slow.
_CHUNKS_AHEAD = 4

_Part = TypeVar("_Part", covariant=True)
_Result = TypeVar("_Result")


class Work(Protocol, Generic[_Part]):
    """Games that can be played in any order; pickles, for the processes that play them."""

    def play(self, indices: range) -> _Part:
        """Plays some of the games."""


class Backend(Protocol):
    """Somewhere to play games."""

    @property
    def workers(self) -> int:
        """How many chunks of games are played at the same time."""

    def run(self, work: Work[_Result], chunks: Iterable[range]) -> Iterator[_Result]:
        """Plays chunks of games.

        Args:
            work: plays them; it is pickled, once for each worker.
            chunks: which games; taken as they are needed, so there may be any number.

        Yields:
            What :meth:`Work.play` returns for each chunk, in their order. Closing the iterator ends
            what is still being played.
        """


class LocalBackend:
    """Plays games in processes of this machine; with one worker, in this process.

    With more than one, the calling script needs the ``if __name__ == "__main__":`` that
    :mod:`multiprocessing` asks for.
    """

    def __init__(self, workers: int = 1) -> None:
        """Takes the number of processes.

        Raises:
            ValueError: that is no integer, or out of range.
        """
        self.workers = whole("workers", workers, MAXIMUM_WORKERS)

    def run(self, work: Work[_Result], chunks: Iterable[range]) -> Iterator[_Result]:
        """Plays chunks of games; see :meth:`Backend.run`.

        Raises:
            concurrent.futures.process.BrokenProcessPool: a process was ended from outside.
        """
        if self.workers == 1:
            yield from map(work.play, chunks)
            return
        children_before = set(multiprocessing.active_children())
        executor = ProcessPoolExecutor(
            self.workers, multiprocessing.get_context("spawn"), _begin_worker, (work,)
        )
        waiting: deque[Future[_Result]] = deque()
        try:
            for chunk in chunks:
                with _interrupts_held():
                    waiting.append(executor.submit(_play, chunk))
                if len(waiting) >= self.workers * _CHUNKS_AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - children_before:
                child.terminate()
            raise
        executor.shutdown()


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


def played(work: Work[_Result], games: int, workers: int) -> Iterator[_Result]:
    """Plays games 0 to ``games - 1`` on so many processes of this machine; parts in their order."""
    backend = LocalBackend(min(workers, games))
    return backend.run(work, chunks_of([range(games)], games, workers))


def chunks_of(ranges: Iterable[range], games: int, workers: int) -> Iterator[range]:
    """Cuts ranges of games into what a worker plays at a time.

    Args:
        ranges: the games.
        games: how many they are together, or about that.
        workers: how many play.
    """
    size = max(1, min(_MAXIMUM_CHUNK, games // (workers * _CHUNKS_PER_WORKER)))
    for games_left in ranges:
        for first in range(games_left.start, games_left.stop, size):
            yield range(first, min(first + size, games_left.stop))


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
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Ends this worker when its parent is gone; a parent that was killed cannot tell it to."""
    parent = multiprocessing.parent_process()
    assert parent is not None  # workers have one
    parent.join()
    os._exit(1)


def _play(indices: range) -> Any:
    return _work.play(indices)


_work: Work[Any]
