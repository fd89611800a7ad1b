"""Comparing two decks: many games with paired seeds, and the win rate with its interval."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import agents
from agents import Agent
from cards import Deck
from experiments.play import GameRecord, derived_seed, play_game
from experiments.workers import MAXIMUM_GAMES, MAXIMUM_WORKERS, played, whole


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
        games_per_second: games by the clock, the start of the workers included; the only value
            that differs between two runs.
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


def compare(
    deck_a: Deck,
    deck_b: Deck,
    games: int = 400,
    agent_a: str = "heuristic",
    agent_b: str = "heuristic",
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Comparison:
    """Plays two decks against each other.

    Games 2k and 2k + 1 share a seed, and with it the seat that begins; deck A sits in seat 0 in
    the first and in seat 1 in the second, so that each deck begins once. An odd number of games
    leaves the last without its twin. The result does not depend on ``workers``.

    Args:
        deck_a: the deck whose win rate is reported.
        deck_b: the other.
        games: how many games, from 1 to 10 million.
        agent_a: what plays deck A, as for :func:`agents.make`.
        agent_b: what plays deck B.
        seed: any integer; the same seed gives the same games.
        workers: how many processes play. With more than one, the calling script needs the
            ``if __name__ == "__main__":`` that :mod:`multiprocessing` asks for.
        progress: called with the number of games finished since the last call.

    Raises:
        ValueError: ``games``, ``seed`` or ``workers`` is no integer or out of range.
        agents.UnknownAgent: there is no such agent.
        AgentError: an agent chose what is no option.
    """
    games = whole("games", games, MAXIMUM_GAMES)
    workers = whole("workers", workers, MAXIMUM_WORKERS)
    seed = whole("seed", seed)
    match = _Match((deck_a, deck_b), (agent_a, agent_b), seed)
    started = time.perf_counter()
    tally = _Tally()
    for part in played(match, games, workers):
        tally.add(part)
        if progress is not None:
            progress(part.games)
    return _comparison(tally, seed, time.perf_counter() - started)


@dataclass
class _Tally:
    """Counts of games; adding up gives the same in any order.

    ``games_by_result`` counts by "a" or "b" for the winning deck, else by the outcome, and by
    whether deck A began.
    """

    games_by_result: Counter[tuple[str, bool]] = field(default_factory=Counter)
    turns: int = 0

    def record(self, game: GameRecord, seat_of_a: int) -> None:
        result = game.outcome
        if game.winner is not None:
            result = "a" if game.winner == seat_of_a else "b"
        self.games_by_result[result, game.starting_player == seat_of_a] += 1
        if result != "incomplete":
            self.turns += game.turns

    def add(self, other: "_Tally") -> None:
        self.games_by_result += other.games_by_result
        self.turns += other.turns

    @property
    def games(self) -> int:
        return self.games_by_result.total()

    def count(self, result: str) -> int:
        return self.games_by_result[result, True] + self.games_by_result[result, False]


class _Match:
    """Two decks and their agents; plays any of the games that a seed stands for."""

    def __init__(self, decks: tuple[Deck, Deck], specs: tuple[str, str], seed: int) -> None:
        self.decks = decks
        self.specs = specs
        self.seed = seed
        self.agents: Sequence[Agent] = [agents.make(spec) for spec in specs]

    def __reduce__(self) -> tuple[type["_Match"], tuple[object, ...]]:
        return _Match, (self.decks, self.specs, self.seed)

    def play(self, indices: range) -> _Tally:
        tally = _Tally()
        for index in indices:
            pair, seat_of_a = divmod(index, 2)
            # Index 0 is deck A; seats are swapped in every second game.
            seats = (0, 1) if seat_of_a == 0 else (1, 0)
            game_seed = derived_seed(self.seed, pair)
            try:
                game = play_game(
                    [self.decks[i] for i in seats], [self.agents[i] for i in seats], game_seed
                )
            except Exception as error:
                error.add_note(f"in game {index}, whose seed is {game_seed}")
                raise
            tally.record(game, seat_of_a)
        return tally


def _comparison(tally: _Tally, seed: int, seconds: float) -> Comparison:
    wins_a, wins_b = tally.count("a"), tally.count("b")
    incomplete = tally.count("incomplete")
    low, high = _interval(wins_a, wins_a + wins_b)
    return Comparison(
        games=tally.games,
        wins_a=wins_a,
        wins_b=wins_b,
        draws=tally.count("draw"),
        incomplete=incomplete,
        win_rate=_ratio(wins_a, wins_a + wins_b),
        ci_low=low,
        ci_high=high,
        on_play=_win_rate(tally, on_play=True),
        on_draw=_win_rate(tally, on_play=False),
        mean_turns=_ratio(tally.turns, tally.games - incomplete),
        seed=seed,
        games_per_second=tally.games / seconds,
    )


def _win_rate(tally: _Tally, on_play: bool) -> float | None:
    wins = tally.games_by_result["a", on_play]
    return _ratio(wins, wins + tally.games_by_result["b", on_play])


def _interval(wins: int, decided: int) -> tuple[float | None, float | None]:
    if decided == 0:
        return None, None
    # Loading scipy.stats takes about a second, which no worker needs to spend.
    from scipy.stats import binomtest

    interval = binomtest(wins, decided).proportion_ci(0.95, method="wilson")
    return float(interval.low), float(interval.high)


def _ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None
