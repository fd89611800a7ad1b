"""Counting the games, or matches, of two sides."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from experiments.figures.card_rates import CardTally
from experiments.figures.statistics import Rate, rate
from experiments.records import FAILED, Record

A, B = "a", "b"
_FAILURES_KEPT = 10


@dataclass(frozen=True)
class MulliganFigures:
    """Games in which a side took a certain number of mulligans, and its win rate in them."""

    games: int
    win_rate: Rate


@dataclass
class Tally:
    """Counts of the games of sides A and B.

    Attributes:
        decks: for each side the copies of each card in the main deck, before and after
            sideboarding.
        results: games by ``a`` or ``b`` for the side that won, else by their outcome, and by
            whether A took the first turn.
        turns: the turns of all games that were neither incomplete nor failed.
        winning_turns: won games by the winner and the turn of the win.
        mulligans: for each side, games by its mulligans and by whether it won (None: neither).
        matches: matches by ``a``, ``b``, ``draw`` or ``failed``; of games where there are no
            matches.
        pairs: pairs of games, or matches, that share a seed, by the won and the decided ones.
        cards: for each side, what its cards did.
        lengths: games by whether A won (None: neither) and by how many decisions they took.
        examples: the number of the first game of each of these kinds.
        failures: the records of the first games that failed.
    """

    decks: tuple[tuple[Mapping[str, int], Mapping[str, int]], ...]
    results: Counter[tuple[str, bool]] = field(default_factory=Counter)
    turns: int = 0
    winning_turns: Counter[tuple[str, int]] = field(default_factory=Counter)
    mulligans: tuple[Counter[tuple[int, bool | None]], Counter[tuple[int, bool | None]]] = field(
        default_factory=lambda: (Counter(), Counter())
    )
    matches: Counter[str] = field(default_factory=Counter)
    pairs: Counter[tuple[int, int]] = field(default_factory=Counter)
    cards: tuple[CardTally, CardTally] = field(default_factory=lambda: (CardTally(), CardTally()))
    lengths: Counter[tuple[bool | None, int]] = field(default_factory=Counter)
    examples: dict[tuple[bool | None, int], int] = field(default_factory=dict)
    failures: list[Record] = field(default_factory=list)
    _twin: tuple[int, int] | None = None

    def add(self, records: Sequence[Record]) -> None:
        """Counts a game, or the games of a match; they come in the order of their numbers."""
        for record in records:
            self._game(record)
        wins = Counter(record.winner_is_a for record in records)
        result = A if wins[True] > wins[False] else B if wins[False] > wins[True] else "draw"
        if records[-1].outcome == FAILED:
            result = FAILED
        elif len(records) == 1 and records[0].winner is None:
            result = records[0].outcome
        self.matches[result] += 1
        came_out = (int(result == A), int(result in (A, B)))
        if records[0].number % 2 == 0:
            self._twin = came_out
            return
        twin = self._twin or (0, 0)
        self.pairs[twin[0] + came_out[0], twin[1] + came_out[1]] += 1
        self._twin = None

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.results.total()

    def count(self, result: str) -> int:
        """How many games had a result."""
        return self.results[result, True] + self.results[result, False]

    @property
    def win_rate(self) -> Rate:
        """A's win rate in games."""
        return rate(self.count(A), self.count(A) + self.count(B))

    @property
    def match_rate(self) -> Rate:
        """A's win rate in matches; in games where there are no matches."""
        return rate(self.matches[A], self.matches[A] + self.matches[B])

    @property
    def all_pairs(self) -> Counter[tuple[int, int]]:
        """The pairs, the last game included if it has no twin."""
        if self._twin is None:
            return self.pairs
        return self.pairs + Counter([self._twin])

    def win_rate_where(self, a_began: bool) -> Rate:
        """A's win rate in the games that A began, or in those that B did."""
        wins = self.results[A, a_began]
        return rate(wins, wins + self.results[B, a_began])

    @property
    def mean_turns(self) -> float | None:
        """The mean turns, of both players together, of games that came to their end."""
        ended = self.games - self.count("incomplete") - self.count(FAILED)
        return self.turns / ended if ended else None

    def turns_of_wins(self, winner: str) -> dict[int, int]:
        """The games that a side won, by the turn of the win."""
        found = {turn: n for (side, turn), n in self.winning_turns.items() if side == winner}
        return dict(sorted(found.items()))

    def by_mulligans(self, which: int) -> dict[int, MulliganFigures]:
        """By the mulligans of side A (0) or B (1), the games and that side's win rate in them."""
        counts = self.mulligans[which]
        return {
            number: MulliganFigures(
                sum(counts[number, won] for won in (True, False, None)),
                rate(counts[number, True], counts[number, True] + counts[number, False]),
            )
            for number in sorted({number for number, _ in counts})
        }

    def longest(self) -> tuple[int, int] | None:
        """The number of the game with the most decisions, and these; None without games."""
        if not self.lengths:
            return None
        key = max(self.lengths, key=lambda one: (one[1], -self.examples[one]))
        return self.examples[key], key[1]

    def typical(self) -> tuple[int, int] | None:
        """The number of a game that the usual winner won in a usual way, and its decisions.

        That is a game of median length among those of the side that won more; None if none did.
        """
        a_won = self.count(A) >= self.count(B)
        lengths = sorted((n, count) for (won, n), count in self.lengths.items() if won is a_won)
        middle = sum(count for _, count in lengths) / 2
        seen = 0
        for decisions, count in lengths:
            seen += count
            if seen >= middle:
                return self.examples[a_won, decisions], decisions
        return None

    def _game(self, record: Record) -> None:
        a_won = record.winner_is_a
        result = record.outcome if a_won is None else A if a_won else B
        self.results[result, record.a_began] += 1
        if record.outcome == FAILED:
            if len(self.failures) < _FAILURES_KEPT:
                self.failures.append(record)
            return
        if record.outcome != "incomplete":
            self.turns += record.turns
        if a_won is not None:
            self.winning_turns[result, record.turn_of_the_win] += 1
        self.lengths[a_won, record.decisions] += 1
        self.examples.setdefault((a_won, record.decisions), record.number)
        for which in (0, 1):
            seat = record.seats[record.seat_of_a ^ which]
            won = None if a_won is None else a_won == (which == 0)
            self.mulligans[which][seat.mulligans, won] += 1
            if won is not None:
                self.cards[which].add(self.decks[which][seat.sideboarded], seat, won)
