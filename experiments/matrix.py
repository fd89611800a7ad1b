"""A matrix of decks: every deck against every other, or one against a gauntlet."""

import csv
import dataclasses
import io
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import agents
from cards import Deck
from experiments.batches import Contestant, Games, Schedule, Series
from experiments.compare import failure
from experiments.figures import CardFigures, CardTally, Rate, Tally, rate
from experiments.figures.ratings import Rating
from experiments.figures.tally import A, B
from experiments.records import FAILED
from experiments.tournament import Runner, check_names, rate_all

CSV_COLUMNS = (
    "deck_a",
    "deck_b",
    "games",
    "wins_a",
    "wins_b",
    "draws",
    "incomplete",
    "failed",
    "win_rate",
    "ci_low",
    "ci_high",
    "on_play",
    "on_draw",
    "mean_turns",
)


@dataclass(frozen=True)
class Example:
    """A game to look at.

    Attributes:
        index: its number among all games of the matrix.
        decisions: how many decisions it took.
    """

    index: int
    decisions: int


@dataclass(frozen=True)
class Pairing:
    """How deck A did against deck B.

    Attributes:
        deck_a: the name of deck A.
        deck_b: that of deck B.
        games: how many games were played.
        wins_a: games that A won.
        wins_b: games that B won.
        draws: games that ended in a draw.
        incomplete: games stopped at a limit.
        failed: games that an exception ended.
        win_rate: A's win rate in decided games, with its 95% Wilson interval.
        on_play: that where A took the first turn.
        on_draw: that where B did.
        mean_turns: the mean turns, of both players together; None if no game came to its end.
        typical: a game of median length among those of the side that won more.
        longest: the game with the most decisions.
    """

    deck_a: str
    deck_b: str
    games: int
    wins_a: int
    wins_b: int
    draws: int
    incomplete: int
    failed: int
    win_rate: Rate
    on_play: Rate
    on_draw: Rate
    mean_turns: float | None
    typical: Example | None
    longest: Example | None


@dataclass(frozen=True)
class Matrix:
    """What came of a matrix.

    Attributes:
        decks: the names of the decks; with a gauntlet, the one deck comes first.
        one: the one deck that met all others; None where every pairing was played.
        agent: what played every deck.
        seed: the seed.
        pairings: the pairings, mirrors last.
        ratings: the ratings of the decks, the best first; none where too few games came to their
            end to connect all of them.
        overall: the win rate of each deck in all its games but mirrors.
        cards: for each deck the measures of its cards in these games; see
            :mod:`experiments.figures.card_rates`.
        failed: how many games an exception ended.
        failures: what ended the first of them, and where the replays lie.
    """

    decks: list[str]
    one: str | None
    agent: str
    seed: int
    pairings: list[Pairing]
    ratings: list[Rating]
    overall: Mapping[str, Rate]
    cards: Mapping[str, Mapping[str, CardFigures]]
    failed: int
    failures: list[str]

    def facts(self) -> dict[str, Any]:
        """Everything as plain data, for JSON."""
        return dataclasses.asdict(self)

    def win_rates(self) -> dict[tuple[str, str], Rate]:
        """The win rate of the first deck against the second, both ways."""
        found = {}
        for one in self.pairings:
            found[one.deck_a, one.deck_b] = one.win_rate
            if one.deck_a != one.deck_b:
                found[one.deck_b, one.deck_a] = rate(one.wins_b, one.wins_a + one.wins_b)
        return found

    def as_csv(self) -> str:
        """The pairings as comma-separated values, with a line of headings."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(CSV_COLUMNS)
        for one in self.pairings:
            rates = (one.win_rate.value, one.win_rate.low, one.win_rate.high)
            counts = (one.games, one.wins_a, one.wins_b, one.draws, one.incomplete, one.failed)
            beginning = (one.on_play.value, one.on_draw.value)
            row = [one.deck_a, one.deck_b, *counts, *rates, *beginning, one.mean_turns]
            writer.writerow(row)
        return text.getvalue()


class Recorder:
    """Plays games of a matrix once more for a page each; a work for backends."""

    def __init__(self, games: Games, indices: Sequence[int]) -> None:
        self.games = games
        self.indices = list(indices)

    def play(self, indices: range) -> list[str]:
        """The pages of some of the games, by their places among those asked for."""
        from experiments.replays.page import page
        from experiments.replays.recording import Recording

        found = []
        for place in indices:
            game, players = self.games.again(self.indices[place])
            found.append(page(Recording.of(game, players)))
        return found


def matrix_schedule(
    decks: Sequence[Deck],
    games: int,
    agent: str,
    seed: int,
    one: Deck | None = None,
    mirrors: bool = False,
) -> Schedule:
    """What a matrix plays: pairings in the order of the decks, mirrors last.

    Raises:
        ValueError: two decks have the same name, there are not two, or a number is out of range.
    """
    others = [
        deck for deck in decks if one is None or (deck.name, deck.main) != (one.name, one.main)
    ]
    everyone = others if one is None else [one, *others]
    check_names(everyone)
    if len(everyone) < 2:
        raise ValueError("a matrix needs at least two decks")
    pairs = list(itertools.combinations(others, 2)) if one is None else []
    if one is not None:
        pairs = [(one, other) for other in others]
    if mirrors:
        pairs += [(deck, deck) for deck in everyone]
    series = [Series(Contestant(a, agent), Contestant(b, agent)) for a, b in pairs]
    return Schedule(series, games, seed)


def matrix(
    decks: Sequence[Deck],
    games: int = 100,
    agent: str = "heuristic",
    seed: int = 0,
    one: Deck | None = None,
    mirrors: bool = False,
    runner: Runner | None = None,
) -> Matrix:
    """Plays decks against each other.

    Each pairing is played as :func:`experiments.compare` does with the same seed. The result does
    not depend on the backend. A run that goes on may have further decks or more games.

    Args:
        decks: decks with different names.
        games: how many games of each pairing.
        agent: what plays every deck, as for :func:`agents.make`.
        seed: any integer; the same seed gives the same games.
        one: a deck that meets each of the others, which do not meet; None: every pairing.
        mirrors: play each deck against itself, too.
        runner: where the games are played and recorded.

    Raises:
        ValueError: two decks have the same name, there are not two, or a number is out of range.
        agents.UnknownAgent: there is no such agent.
        StoreError: the folder for records cannot be used as asked.
        AgentError: an agent chose what is no option; not where records are kept.
    """
    agents.make(agent)
    schedule = matrix_schedule(decks, games, agent, seed, one, mirrors)
    everyone = list(dict.fromkeys(side for pair in schedule.series for side in (pair.a, pair.b)))
    by_name = {side.deck.name: side.deck for side in everyone}
    names = [deck.name for deck in decks if one is None or deck.name != one.name]
    if one is not None:
        names.insert(0, one.name)

    def result(tallies: list[Tally]) -> Matrix:
        ordered = {name: by_name[name] for name in names}
        return _matrix(ordered, schedule, tallies, agent, None if one is None else one.name)

    runner = runner or Runner()
    settings = {"command": "matrix", "seed": schedule.seed, "agent": agent}
    tallies = runner.play(
        schedule, settings, list(by_name.values()), lambda found: result(found).facts()
    )
    return result(tallies)


def replay_pages(
    schedule: Schedule, wanted: Sequence[int], runner: Runner, tell: Callable[[int], None]
) -> Iterator[tuple[int, str]]:
    """Plays some games of a matrix once more and makes a page of each.

    Args:
        schedule: that of the matrix.
        wanted: the numbers of the games among all.
        runner: where they are played.
        tell: called with 1 after each.

    Yields:
        The number of a game, and its page.
    """
    recorder = Recorder(Games(schedule), wanted)
    pieces = (range(place, place + 1) for place in range(len(wanted)))
    for index, (text,) in zip(wanted, runner.where.run(recorder, pieces), strict=True):
        yield index, text
        tell(1)


def _matrix(
    decks: Mapping[str, Deck],
    schedule: Schedule,
    tallies: Sequence[Tally],
    agent: str,
    one: str | None,
) -> Matrix:
    pairings = []
    wins = dict.fromkeys(decks, 0)
    decided = dict.fromkeys(decks, 0)
    cards = {name: CardTally() for name in decks}
    for which, (series, tally) in enumerate(zip(schedule.series, tallies, strict=True)):
        pairings.append(_pairing(series, tally, which * schedule.length))
        a, b = series.a.deck.name, series.b.deck.name
        if a == b:
            continue
        for name, result, of_cards in ((a, A, tally.cards[0]), (b, B, tally.cards[1])):
            wins[name] += tally.count(result)
            decided[name] += tally.count(A) + tally.count(B)
            cards[name].update(of_cards)
    return Matrix(
        decks=list(decks),
        one=one,
        agent=agent,
        seed=schedule.seed,
        pairings=pairings,
        ratings=rate_all(list(decks), schedule.series, tallies, lambda side: side.deck),
        overall={name: rate(wins[name], decided[name]) for name in decks},
        cards={name: cards[name].figures(deck.counts()) for name, deck in decks.items()},
        failed=sum(pairing.failed for pairing in pairings),
        failures=[failure(record) for tally in tallies for record in tally.failures][:10],
    )


def _pairing(series: Series, tally: Tally, first: int) -> Pairing:
    typical, longest = tally.typical(), tally.longest()
    return Pairing(
        deck_a=series.a.deck.name,
        deck_b=series.b.deck.name,
        games=tally.games,
        wins_a=tally.count(A),
        wins_b=tally.count(B),
        draws=tally.count("draw"),
        incomplete=tally.count("incomplete"),
        failed=tally.count(FAILED),
        win_rate=tally.win_rate,
        on_play=tally.win_rate_where(a_began=True),
        on_draw=tally.win_rate_where(a_began=False),
        mean_turns=tally.mean_turns,
        typical=None if typical is None else Example(first + typical[0], typical[1]),
        longest=None if longest is None else Example(first + longest[0], longest[1]),
    )
