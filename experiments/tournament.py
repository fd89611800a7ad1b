"""Playing many series, such as those of a league or a matrix, and counting each."""

import contextlib
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cards import Deck
from experiments.batches import Games, Schedule, Series, digest, run
from experiments.compare import tally_of
from experiments.figures import Tally
from experiments.figures.ratings import Rating, connected, ratings
from experiments.figures.tally import A, B
from experiments.records import Side, open_store
from experiments.workers import Backend, LocalBackend

Facts = dict[str, Any]


@dataclass(frozen=True)
class Runner:
    """Where series are played and recorded, and who is told; what commands have in common.

    Attributes:
        backend: where games are played; None: in this process.
        out: the folder for records and a summary; None: none are kept.
        resume: go on with what is in that folder.
        progress: called with the number of games finished since the last call.
        notify: called with each line about damaged records that were put right.
    """

    backend: Backend | None = None
    out: str | os.PathLike[str] | None = None
    resume: bool = False
    progress: Callable[[int], None] | None = None
    notify: Callable[[str], None] | None = None

    @property
    def where(self) -> Backend:
        """The backend."""
        return self.backend or LocalBackend()

    def play(
        self,
        schedule: Schedule,
        settings: Mapping[str, Any],
        decks: Sequence[Deck],
        summary: Callable[[list[Tally]], Facts],
    ) -> list[Tally]:
        """Plays every series of a schedule.

        Args:
            schedule: the series.
            settings: what must be the same for a run to go on.
            decks: the decks that are played.
            summary: what the summary says, from the tallies of all series.

        Returns:
            The tally of each series.

        Raises:
            StoreError: the folder cannot be used as asked.
        """
        tallies = [tally_of(series) for series in schedule.series]
        with contextlib.ExitStack() as stack:
            store = None
            if self.out is not None:
                digests = {deck.name: digest(deck.main) for deck in decks}
                store = stack.enter_context(open_store(self.out, settings, digests, self.resume))
                for note in store.notes:
                    if self.notify is not None:
                        self.notify(note)
            games = Games(schedule, go_on=store is not None)
            units = stack.enter_context(
                contextlib.closing(run(games, self.where, store, self.progress))
            )
            for index, records in enumerate(units):
                tallies[index // schedule.length].add(records)
            if store is not None:
                store.summarize(summary(tallies))
        return tallies


def check_names(decks: Sequence[Deck]) -> None:
    """Refuses two decks of the same name, which nobody could tell apart.

    Raises:
        ValueError: there are such decks.
    """
    names = [deck.name for deck in decks]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"two decks are called {name!r}")


def rate_all(
    names: list[str],
    series: Sequence[Series],
    tallies: Sequence[Tally],
    name_of: Callable[[Side], str],
) -> list[Rating]:
    """The ratings of all who took part; see :func:`experiments.figures.ratings.ratings`.

    There are none where too few games came to their end to connect everyone.

    Args:
        names: who took part.
        series: the series that were played.
        tallies: what came of each.
        name_of: the one of the names that a side of a series stands for.
    """
    wins = np.zeros((len(names), len(names)))
    draws = np.zeros_like(wins)
    for one, tally in zip(series, tallies, strict=True):
        a, b = (names.index(name_of(side)) for side in one.sides)
        if a == b:
            continue
        wins[a, b] += tally.matches[A]
        wins[b, a] += tally.matches[B]
        draws[a, b] += tally.matches["draw"]
        draws[b, a] += tally.matches["draw"]
    return ratings(names, wins, draws) if connected(wins, draws) else []
