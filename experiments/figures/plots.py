"""Plots of figures, for which matplotlib is needed."""

import os
from collections.abc import Sequence

from experiments.figures.ratings import Rating


class PlotError(ValueError):
    """A plot that cannot be made; the message is one line."""


def check_plots() -> None:
    """Makes sure that plots can be made.

    Raises:
        PlotError: matplotlib is missing.
    """
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise PlotError('a plot needs matplotlib: pip install "manaduel[plots]"') from error


def plot_ratings(ratings: Sequence[Rating], path: str | os.PathLike[str], title: str) -> None:
    """Draws ratings with their intervals; the file's ending says in which format (.png, .svg).

    Raises:
        PlotError: matplotlib is missing, or does not know the format.
        OSError: the file cannot be written.
    """
    check_plots()
    from matplotlib.figure import Figure

    best_last = list(reversed(ratings))
    figure = Figure(figsize=(7, 1.2 + 0.4 * len(best_last)), layout="constrained")
    axes = figure.add_subplot()
    middle = [one.rating for one in best_last]
    errors = [
        [one.rating - one.low for one in best_last],
        [one.high - one.rating for one in best_last],
    ]
    axes.errorbar(middle, range(len(best_last)), xerr=errors, fmt="o", capsize=4)
    axes.set_yticks(range(len(best_last)), [one.name for one in best_last])
    axes.set_ylim(-0.6, len(best_last) - 0.4)
    axes.grid(axis="x", alpha=0.4)
    axes.set_xlabel("Bradley-Terry rating, Elo points, with 95% intervals (mean of all: 0)")
    axes.set_title(title)
    try:
        figure.savefig(path, dpi=150)
    except ValueError as error:
        raise PlotError(f"{os.fspath(path)}: {str(error).partition(chr(10))[0]}") from error
