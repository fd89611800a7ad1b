"""Writing the report of a matrix as HTML, for which Jinja2 is needed.

The page needs nothing from elsewhere. Pages of games lie in a folder next to it, named after it:
``report.html`` and ``report-replays/``.
"""

import importlib.resources
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from experiments.figures.card_rates import MEASURES, CardFigures
from experiments.figures.statistics import Rate
from experiments.matrix import Matrix, Pairing
from sim.engine.files import write_whole
from sim.engine.version import version

# Games of all pairings that are named at the top as the longest.
_LONGEST = 5


class ReportError(ValueError):
    """A report that cannot be made; the message is one line."""


def check_reports() -> None:
    """Makes sure that reports can be made.

    Raises:
        ReportError: Jinja2 is missing.
    """
    try:
        import jinja2  # noqa: F401
    except ImportError as error:
        raise ReportError('a report needs Jinja2: pip install "manaduel[reports]"') from error


def replay_folder(path: str | os.PathLike[str]) -> Path:
    """The folder next to a report in which its replays lie."""
    place = Path(path)
    return place.with_name(f"{place.stem}-replays")


def replay_name(index: int) -> str:
    """The name of the page of a game, by its number among all."""
    return f"game-{index}.html"


def examples(matrix: Matrix) -> list[int]:
    """The numbers of the games that a report links to, each once."""
    found = [
        example.index
        for pairing in matrix.pairings
        for example in (pairing.typical, pairing.longest)
        if example is not None
    ]
    return list(dict.fromkeys(found))


def write_report(
    matrix: Matrix, path: str | os.PathLike[str], replays: Mapping[int, str] | None = None
) -> None:
    """Writes the report.

    Args:
        matrix: what it is about.
        path: the file; one of that name is replaced.
        replays: where the page of each game lies, seen from the report's folder, by the number
            of the game; None: there are none.

    Raises:
        ReportError: Jinja2 is missing.
        OSError: the file cannot be written.
    """
    check_reports()
    from jinja2 import Environment, FunctionLoader, StrictUndefined

    environment = Environment(
        loader=FunctionLoader(_asset),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {
        "percent": _percent,
        "interval": _interval,
        "heat": _heat,
        "thousands": lambda number: f"{number:,}",
    }
    text = environment.get_template("report.html.j2").render(
        matrix=matrix,
        rates=matrix.win_rates(),
        scale=_scale(matrix),
        cards={name: _sorted(of_deck) for name, of_deck in matrix.cards.items()},
        measures=MEASURES,
        replays=replays or {},
        longest=_longest(matrix),
        games=sum(pairing.games for pairing in matrix.pairings),
        undecided=sum(one.draws + one.incomplete for one in matrix.pairings),
        version=version(),
        style=_asset("report.css"),
    )
    write_whole(path, text.encode())


def _asset(name: str) -> str:
    folder = importlib.resources.files("experiments.matrix_report") / "assets"
    return (folder / name).read_text(encoding="utf-8")


def _sorted(cards: Mapping[str, CardFigures]) -> list[tuple[str, CardFigures]]:
    """The cards, those with the greatest improvement when drawn first."""
    return sorted(cards.items(), key=lambda one: (one[1].iwd is None, -(one[1].iwd or 0.0), one[0]))


def _longest(matrix: Matrix) -> list[Pairing]:
    """The pairings with the longest games."""
    with_one = [pairing for pairing in matrix.pairings if pairing.longest is not None]
    with_one.sort(key=lambda one: -one.longest.decisions if one.longest is not None else 0)
    return with_one[:_LONGEST]


def _scale(matrix: Matrix) -> Callable[[float], float]:
    """Where a rating lies between the ends of all intervals, in percent."""
    low = min((one.low for one in matrix.ratings), default=0.0)
    high = max((one.high for one in matrix.ratings), default=1.0)

    def place(rating: float) -> float:
        return round(100 * (rating - low) / ((high - low) or 1.0), 2)

    return place


def _percent(value: float | None) -> str:
    return "-" if value is None else f"{100 * value:.1f}"


def _interval(rate: Rate) -> str:
    if rate.low is None or rate.high is None:
        return ""
    return f"{100 * rate.low:.0f}-{100 * rate.high:.0f}"


def _heat(value: float | None) -> str:
    """The colour of a win rate: orange below a half, blue above, told apart by most eyes."""
    if value is None:
        return "transparent"
    hue, strength = (212, value - 0.5) if value >= 0.5 else (28, 0.5 - value)
    return f"hsl({hue} 80% {98 - 76 * min(strength, 0.5):.0f}%)"
