"""Comparing two decks: many games with paired seeds, and the win rate with its interval."""

import contextlib
import dataclasses
import os
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cards import Deck
from experiments.batches import Contestant, Games, Plans, Schedule, Series, digest, run
from experiments.figures import CardFigures, Rate, Tally, paired_bootstrap
from experiments.figures.tally import A, B, MulliganFigures
from experiments.records import FAILED, Record, Store, open_store
from experiments.workers import Backend, LocalBackend

# Games, or matches, between two looks at the interval, so that a run stops at the same game
# however many workers play.
LOOK_EVERY = 100


@dataclass(frozen=True)
class Matches:
    """How deck A did in matches of several games.

    Attributes:
        best_of: 3 for matches that two won games decide.
        matches: how many were played.
        wins_a: matches that deck A won.
        wins_b: matches that deck B won.
        draws: matches that nobody won.
        failed: matches that an exception ended.
        win_rate: ``wins_a / (wins_a + wins_b)``, with its 95% Wilson interval.
    """

    best_of: int
    matches: int
    wins_a: int
    wins_b: int
    draws: int
    failed: int
    win_rate: Rate


@dataclass(frozen=True)
class Comparison:
    """How deck A did against deck B.

    Every rate is of decided games: a draw and an incomplete game count for neither side. A rate
    is None where no game was decided.

    Attributes:
        games: how many games were played.
        wins_a: games that deck A won.
        wins_b: games that deck B won.
        draws: games that ended in a draw by the rules.
        incomplete: games stopped at the limit of turns or decisions; these are no draws.
        win_rate: ``wins_a / (wins_a + wins_b)``.
        ci_low: lower end of the 95% Wilson score interval of ``win_rate``.
        ci_high: its upper end.
        on_play: A's win rate where A took the first turn.
        on_draw: A's win rate where B did.
        mean_turns: mean number of turns, those of both players together, of the games that were
            not incomplete; None if all were.
        seed: the seed of the comparison.
        games_per_second: games by the clock that were played now, the start of the workers
            included; the only value that differs between two runs.
        failed: games that an exception ended; always 0 where no folder keeps records.
        paired_low: lower end of the 95% bootstrap interval of the win rate (that of matches,
            if there are any), for which pairs of games that share a seed are resampled; None
            where all pairs came out the same.
        paired_high: its upper end.
        on_play_interval: the 95% Wilson interval of ``on_play``; None where that is None.
        on_draw_interval: that of ``on_draw``.
        winning_turns_a: games that A won, by the turn of the win: how many turns A had begun.
        winning_turns_b: the same for B.
        mulligans_a: by the number of mulligans of A, the games and A's win rate in them.
        mulligans_b: the same for B, with B's win rate.
        matches: the figures of matches; None where single games were played.
        cards_a: the measures of the cards of A, by name; see
            :mod:`experiments.figures.card_rates`.
        cards_b: those of B.
        failures: what ended the first games that failed, and where the replays lie.
    """

    games: int
    wins_a: int
    wins_b: int
    draws: int
    incomplete: int
    win_rate: float | None
    ci_low: float | None
    ci_high: float | None
    on_play: float | None
    on_draw: float | None
    mean_turns: float | None
    seed: int
    games_per_second: float
    failed: int
    paired_low: float | None
    paired_high: float | None
    on_play_interval: tuple[float, float] | None
    on_draw_interval: tuple[float, float] | None
    winning_turns_a: Mapping[int, int]
    winning_turns_b: Mapping[int, int]
    mulligans_a: Mapping[int, MulliganFigures]
    mulligans_b: Mapping[int, MulliganFigures]
    matches: Matches | None
    cards_a: Mapping[str, CardFigures]
    cards_b: Mapping[str, CardFigures]
    failures: tuple[str, ...]

    def facts(self) -> dict[str, Any]:
        """Everything as plain data, for JSON."""
        return dataclasses.asdict(self)


def compare(
    deck_a: Deck,
    deck_b: Deck,
    games: int = 400,
    agent_a: str = "heuristic",
    agent_b: str = "heuristic",
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    until: float | None = None,
    best_of: int = 1,
    plans: str | os.PathLike[str] | None = None,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    backend: Backend | None = None,
    notify: Callable[[str], None] | None = None,
) -> Comparison:
    """Plays two decks against each other.

    Games 2k and 2k + 1 share a seed, and with it the seat that begins; deck A sits in seat 0 in
    the first and in seat 1 in the second, so that each deck begins once. An odd number of games
    leaves the last without its twin. The result depends neither on ``workers`` nor on
    ``backend``.

    Args:
        deck_a: the deck whose win rate is reported.
        deck_b: the other.
        games: how many games, or matches, from 1 to 10 million; with ``until`` at most so many.
        agent_a: what plays deck A, as for :func:`agents.make`.
        agent_b: what plays deck B.
        seed: any integer; the same seed gives the same games.
        workers: how many processes play. With more than one, the calling script needs the
            ``if __name__ == "__main__":`` that :mod:`multiprocessing` asks for.
        progress: called with the number of games, or matches, finished since the last call.
        until: stop after the first 100, 200, 300 ... games, or matches, when the Wilson interval
            of their win rate is narrower than this, from end to end.
        best_of: 3 to play matches that two won games decide; the loser of a game plays first in
            the next (103.1), and each side takes its sideboard plan after the first (100.4).
        plans: a folder of sideboard plans; see :mod:`experiments.batches.plans`.
        out: a folder for a record of each game and a summary. A game that an exception ends is
            then recorded, with its replay, and the others go on.
        resume: go on with the run that is in ``out``.
        backend: where the games are played; None: in ``workers`` processes.
        notify: called with a line for each deck that has no plan in the folder, and for damaged
            records that were put right.

    Raises:
        ValueError: ``games``, ``seed``, ``workers``, ``until`` or ``best_of`` is no number or
            out of range.
        agents.UnknownAgent: there is no such agent.
        PlanError: a sideboard plan cannot be used.
        StoreError: ``out`` cannot be used as asked.
        AgentError: an agent chose what is no option; not where ``out`` keeps records.
    """
    if backend is None:
        backend = LocalBackend(workers)
    if until is not None and not 0 < until < 1:
        raise ValueError(f"until must be a width between 0 and 1, not {until}")
    planned = Plans(plans)
    series = _series((deck_a, deck_b), (agent_a, agent_b), planned, best_of)
    notes = planned.missing((deck_a, deck_b))
    schedule = Schedule([series], games, seed, best_of)
    with contextlib.ExitStack() as stack:
        store = None
        if out is not None:
            store = stack.enter_context(_store(out, schedule, resume))
            notes += store.notes
        for note in notes:
            if notify is not None:
                notify(note)
        batch = Games(schedule, go_on=store is not None)
        started = time.perf_counter()
        tally = tally_of(series)
        recorded = 0 if store is None else store.count(series.sides)
        units = stack.enter_context(contextlib.closing(run(batch, backend, store, progress)))
        for number, records in enumerate(units, 1):
            tally.add(records)
            if until is not None and number % LOOK_EVERY == 0 and tally.match_rate.width < until:
                break
        seconds = time.perf_counter() - started
        played_now = max(0, 1 - recorded / tally.matches.total())
        result = _comparison(tally, schedule, tally.games * played_now / seconds)
        if store is not None:
            facts = result.facts()
            del facts["games_per_second"]
            sides = [dataclasses.asdict(side) for side in series.sides]
            store.summarize({"sides": sides, **facts})
    return result


def tally_of(series: Series) -> Tally:
    """An empty tally for the games of a series."""
    decks = tuple(
        (Counter(card.name for card in one.main(1)), Counter(card.name for card in one.main(2)))
        for one in (series.a, series.b)
    )
    return Tally(decks)


def _series(
    decks: tuple[Deck, Deck], agents: tuple[str, str], plans: Plans, best_of: int
) -> Series:
    contestants = []
    for deck, agent, other in zip(decks, agents, decks[::-1], strict=True):
        main = plans.main_after(deck, other) if best_of > 1 else None
        contestants.append(Contestant(deck, agent, main))
    return Series(*contestants)


def _store(out: str | os.PathLike[str], schedule: Schedule, resume: bool) -> Store:
    (series,) = schedule.series
    both = (series.a, series.b)
    names = [one.deck.name for one in both]
    if names[0] == names[1] and series.a.deck.main != series.b.deck.main:
        names = [f"{name} ({letter})" for name, letter in zip(names, "AB", strict=True)]
    settings = {
        "command": "compare",
        "seed": schedule.seed,
        "best of": schedule.best_of,
        "decks": names,
        "agents": [one.agent for one in both],
        "sideboard plans": [one.sideboarded and digest(one.sideboarded) for one in both],
    }
    digests = {name: digest(one.deck.main) for name, one in zip(names, both, strict=True)}
    return open_store(out, settings, digests, resume)


def _comparison(tally: Tally, schedule: Schedule, games_per_second: float) -> Comparison:
    games = tally.win_rate
    on_play, on_draw = tally.win_rate_where(a_began=True), tally.win_rate_where(a_began=False)
    paired = paired_bootstrap(tally.all_pairs, schedule.seed)
    matches = None
    if schedule.best_of > 1:
        matches = Matches(
            best_of=schedule.best_of,
            matches=tally.matches.total(),
            wins_a=tally.matches[A],
            wins_b=tally.matches[B],
            draws=tally.matches["draw"] + tally.matches["incomplete"],
            failed=tally.matches[FAILED],
            win_rate=tally.match_rate,
        )
    return Comparison(
        games=tally.games,
        wins_a=tally.count(A),
        wins_b=tally.count(B),
        draws=tally.count("draw"),
        incomplete=tally.count("incomplete"),
        win_rate=games.value,
        ci_low=games.low,
        ci_high=games.high,
        on_play=on_play.value,
        on_draw=on_draw.value,
        mean_turns=tally.mean_turns,
        seed=schedule.seed,
        games_per_second=games_per_second,
        failed=tally.count(FAILED),
        paired_low=None if paired is None else paired.low,
        paired_high=None if paired is None else paired.high,
        on_play_interval=_ends(on_play),
        on_draw_interval=_ends(on_draw),
        winning_turns_a=tally.turns_of_wins(A),
        winning_turns_b=tally.turns_of_wins(B),
        mulligans_a=tally.by_mulligans(0),
        mulligans_b=tally.by_mulligans(1),
        matches=matches,
        cards_a=tally.cards[0].figures(tally.decks[0][0]),
        cards_b=tally.cards[1].figures(tally.decks[1][0]),
        failures=tuple(map(failure, tally.failures)),
    )


def failure(record: Record) -> str:
    """What ended a game that failed, in a line."""
    replay = f"; replay: {record.replay}" if record.replay else ""
    return f"game {record.number}, seed {record.seed}: {record.reason}{replay}"


def _ends(rate: Rate) -> tuple[float, float] | None:
    return None if rate.low is None or rate.high is None else (rate.low, rate.high)
