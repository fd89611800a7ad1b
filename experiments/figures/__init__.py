"""Figures from records of games: counts, rates with intervals, cards, ratings."""

from experiments.figures.card_rates import CardFigures, CardTally
from experiments.figures.statistics import Interval, Rate, paired_bootstrap, rate
from experiments.figures.tally import Tally

__all__ = [
    "CardFigures",
    "CardTally",
    "Interval",
    "Rate",
    "Tally",
    "paired_bootstrap",
    "rate",
]
