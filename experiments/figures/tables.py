"""Tables of figures for the terminal."""

from collections.abc import Iterator, Mapping, Sequence

from rich.table import Table

from experiments.compare import Comparison
from experiments.figures.card_rates import MEASURES, CardFigures
from experiments.figures.ratings import Rating
from experiments.figures.statistics import Rate
from experiments.figures.tally import MulliganFigures
from experiments.league import Meeting
from experiments.matrix import Matrix

# Mulligans from which on games are taken together.
_MANY_MULLIGANS = 3


def comparison_table(result: Comparison, names: tuple[str, str], specs: tuple[str, str]) -> Table:
    """A comparison, with the names of both decks and the agents that played them."""
    table = Table(
        title=f"A: {names[0]} ({specs[0]})\nB: {names[1]} ({specs[1]})",
        title_justify="left",
        show_header=False,
    )
    table.add_column(style="bold")
    table.add_column(justify="right")
    for label, value in _rows(result):
        table.add_row(label, value)
    return table


def cards_table(deck: str, cards: Mapping[str, CardFigures]) -> Table:
    """The measures of the cards of a deck, the best when drawn first; rates with intervals."""
    table = Table(
        title=f"{deck}: win rates by card (95% intervals, copies counted)", title_justify="left"
    )
    table.add_column("Card")
    table.add_column("", justify="right")
    for measure in MEASURES:
        table.add_column(measure, justify="right")
    table.add_column("IWD", justify="right")
    for name, figures in sorted(cards.items(), key=_by_improvement):
        rates = [rate_with_interval(figures.rates[measure]) for measure in MEASURES]
        iwd = "-" if figures.iwd is None else f"{100 * figures.iwd:+z.1f}"
        table.add_row(name, str(figures.copies), *rates, iwd)
    return table


def ratings_table(ratings: Sequence[Rating], heading: str) -> Table:
    """Ratings with their intervals, the best first."""
    table = Table(title="Bradley-Terry ratings, Elo points (mean of all: 0)", title_justify="left")
    table.add_column(heading)
    for column in ("rating", "95% interval", "won", "lost", "drawn"):
        table.add_column(column, justify="right")
    for one in ratings:
        interval = f"{one.low:+z.0f} to {one.high:+z.0f}"
        counts = [f"{count:,}" for count in (one.wins, one.losses, one.draws)]
        table.add_row(one.name, f"{one.rating:+z.0f}", interval, *counts)
    return table


def meetings_table(meetings: Sequence[Meeting]) -> Table:
    """How every two agents did against each other, with each deck."""
    table = Table(title="Win rates of the first (95% intervals)", title_justify="left")
    table.add_column("Agents")
    table.add_column("Deck")
    for column in ("win rate", "won", "lost", "drawn", "incomplete", "failed"):
        table.add_column(column, justify="right")
    for one in meetings:
        counts = (one.wins_a, one.wins_b, one.draws, one.incomplete, one.failed)
        table.add_row(
            f"{one.agent_a} - {one.agent_b}",
            one.deck,
            rate_with_interval(one.win_rate),
            *(f"{count:,}" for count in counts),
        )
    return table


def matrix_table(matrix: Matrix) -> Table:
    """The win rates of each deck against each, or of the one deck against all others.

    Columns are numbered like the rows.
    """
    rates = matrix.win_rates()
    played_by = f"({matrix.agent}, seed {matrix.seed})"
    if matrix.one is not None:
        table = Table(title=f"Win rates of {matrix.one} {played_by}", title_justify="left")
        table.add_column("Against")
        table.add_column("percent (95% interval)", justify="right")
        for other in matrix.decks[1:]:
            table.add_row(other, rate_with_interval(rates[matrix.one, other]))
        table.add_row("all", rate_with_interval(matrix.overall[matrix.one]))
        return table
    table = Table(title=f"Win rates of the row, in percent {played_by}", title_justify="left")
    table.add_column("Deck")
    for number in range(1, len(matrix.decks) + 1):
        table.add_column(str(number), justify="right")
    table.add_column("all (95% interval)", justify="right")
    for number, row in enumerate(matrix.decks, 1):
        cells = []
        for column in matrix.decks:
            rate = rates.get((row, column))
            cells.append("-" if rate is None or rate.value is None else f"{100 * rate.value:.0f}")
        table.add_row(f"{number} {row}", *cells, rate_with_interval(matrix.overall[row]))
    return table


def percent(rate: float | None) -> str:
    """A rate for people; ``-`` for none."""
    return "-" if rate is None else f"{rate:.1%}"


def rate_with_interval(rate: Rate) -> str:
    """A rate and its interval, in percent, as in ``52.1 (48.0-56.2)``."""
    if rate.value is None or rate.low is None or rate.high is None:
        return "-"
    return f"{100 * rate.value:.1f} ({100 * rate.low:.1f}-{100 * rate.high:.1f})"


def _rows(result: Comparison) -> Iterator[tuple[str, str]]:
    matches = result.matches
    if matches is not None:
        yield f"Matches, best of {matches.best_of}", f"{matches.matches:,}"
        yield "  won by A", f"{matches.wins_a:,}"
        yield "  won by B", f"{matches.wins_b:,}"
        yield "  drawn", f"{matches.draws:,}"
        rate = matches.win_rate
        yield "Match win rate of A", _with_interval(rate.value, rate.low, rate.high)
        yield from _paired(result)
    yield "Win rate of A", _with_interval(result.win_rate, result.ci_low, result.ci_high)
    if matches is None:
        yield from _paired(result)
    for label, value, interval in (
        ("  on the play", result.on_play, result.on_play_interval),
        ("  on the draw", result.on_draw, result.on_draw_interval),
    ):
        yield label, _with_interval(value, *(interval or (None, None)))
    yield "Games", f"{result.games:,}"
    yield "  won by A", f"{result.wins_a:,}"
    yield "  won by B", f"{result.wins_b:,}"
    yield "  drawn", f"{result.draws:,}"
    yield "  incomplete", f"{result.incomplete:,}"
    if result.failed:
        yield "  failed", f"{result.failed:,}"
    yield "Mean turns", "-" if result.mean_turns is None else f"{result.mean_turns:.1f}"
    yield "Turn of the win, A", _turns(result.winning_turns_a)
    yield "Turn of the win, B", _turns(result.winning_turns_b)
    yield "Mulligans, A", _mulligans(result.mulligans_a)
    yield "Mulligans, B", _mulligans(result.mulligans_b)
    yield "Games per second", f"{result.games_per_second:,.1f}"
    yield "Seed", str(result.seed)


def _paired(result: Comparison) -> Iterator[tuple[str, str]]:
    if result.paired_low is not None and result.paired_high is not None:
        yield "  by pairs", f"({percent(result.paired_low)} to {percent(result.paired_high)})"


def _with_interval(value: float | None, low: float | None, high: float | None) -> str:
    if low is None or high is None:
        return percent(value)
    return f"{percent(value)}  (95% interval {percent(low)} to {percent(high)})"


def _turns(games: Mapping[int, int]) -> str:
    """The median turn, and from where to where the middle half of the games lies."""
    total = sum(games.values())
    if not total:
        return "-"
    first, median, third = (_quantile(games, total * part / 4) for part in (1, 2, 3))
    return f"median {median}, middle half {first} to {third}"


def _quantile(games: Mapping[int, int], target: float) -> int:
    seen = 0
    for turn, count in sorted(games.items()):
        seen += count
        if seen >= target:
            return turn
    raise AssertionError("the target lies beyond all games")


def _mulligans(by_number: Mapping[int, MulliganFigures]) -> str:
    """How often none, one, two, and more were taken."""
    total = sum(one.games for one in by_number.values())
    if not total:
        return "-"
    shares: dict[str, int] = {}
    for number, one in by_number.items():
        label = str(number) if number < _MANY_MULLIGANS else f"{_MANY_MULLIGANS} or more"
        shares[label] = shares.get(label, 0) + one.games
    return ", ".join(f"{label}: {count / total:.0%}" for label, count in shares.items())


def _by_improvement(one: tuple[str, CardFigures]) -> tuple[bool, float, str]:
    name, figures = one
    return figures.iwd is None, -(figures.iwd or 0.0), name
