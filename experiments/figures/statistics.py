"""Rates with their 95% intervals."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np

LEVEL: Final = 0.95
RESAMPLES: Final = 9_999
Z: Final = NormalDist().inv_cdf(0.5 + LEVEL / 2)
# Multinomial draws at a time, so that memory stays small.
_DRAWS: Final = 1_000


class Interval(NamedTuple):
    """The ends of a 95% interval."""

    low: float
    high: float

    @property
    def width(self) -> float:
        """How far the ends lie apart."""
        return self.high - self.low


@dataclass(frozen=True)
class Rate:
    """A share of games won.

    Attributes:
        count: what it is a share of: decided games, or copies of a card in decided games.
        value: the share; None where ``count`` is 0.
        low: lower end of its 95% interval; None likewise.
        high: the upper end.
    """

    count: int
    value: float | None = None
    low: float | None = None
    high: float | None = None

    @property
    def width(self) -> float:
        """How far the ends of the interval lie apart; 1 where there is none."""
        return 1.0 if self.low is None or self.high is None else self.high - self.low


def rate(wins: int, decided: int) -> Rate:
    """The win rate of independent games, with the Wilson score interval."""
    if decided == 0:
        return Rate(0)
    return Rate(decided, wins / decided, *wilson(wins / decided, decided))


def weighted_rate(wins: int, weight: int, squares: int) -> Rate:
    """The win rate of games that count several times, such as once for each copy of a card.

    Copies in one game are won and lost together, so that the interval is that of as many
    independent games as tell the same: Kish's effective size, the square of the sum of the
    weights by the sum of their squares (Kish, Survey Sampling, 1965, section 11.7).

    Args:
        wins: the sum of the weights of the games that were won.
        weight: that of all decided games.
        squares: the sum of the squares of their weights.
    """
    if weight == 0:
        return Rate(0)
    return Rate(weight, wins / weight, *wilson(wins / weight, weight**2 / squares))


def wilson(share: float, size: float) -> Interval:
    """The Wilson score interval of a share (Wilson 1927); the size need not be whole.

    For whole numbers this is SciPy's ``binomtest(...).proportion_ci(method="wilson")``, which
    takes no others and spends most of its time on an exact test.
    """
    center = share + Z**2 / (2 * size)
    half = Z * math.sqrt(share * (1 - share) / size + Z**2 / (4 * size**2))
    scale = 1 + Z**2 / size
    return Interval(max(0.0, (center - half) / scale), min(1.0, (center + half) / scale))


def paired_bootstrap(pairs: Mapping[tuple[int, int], int], seed: int) -> Interval | None:
    """The percentile bootstrap interval of a win rate, of games that were played in pairs.

    Two games of a pair share a seed with the seats swapped and are not independent; pairs are.
    So pairs are resampled (Efron and Tibshirani, An Introduction to the Bootstrap, 1993, chapter
    13). Only a few kinds of pairs exist: drawing pairs with replacement is a multinomial draw of
    how often each kind comes, which costs the same for any number of games.

    Args:
        pairs: how many pairs there are of each kind: won games and decided games.
        seed: what the resampling is drawn with.

    Returns:
        The interval; None where there are under two pairs, or all came out the same, from which
        a bootstrap knows nothing of what else might happen.
    """
    kinds = sorted(kind for kind, count in pairs.items() if count)
    total = sum(pairs[kind] for kind in kinds)
    informative = {wins / decided for wins, decided in kinds if decided}
    if total < 2 or len(informative) < 2:
        return None
    wins, decided = np.array(kinds).T
    shares = np.array([pairs[kind] for kind in kinds]) / total
    random = np.random.default_rng(abs(seed))
    rates = []
    for first in range(0, RESAMPLES, _DRAWS):
        draws = random.multinomial(total, shares, size=min(_DRAWS, RESAMPLES - first))
        of_draw = draws @ decided
        rates.append((draws @ wins)[of_draw > 0] / of_draw[of_draw > 0])
    low, high = np.quantile(np.concatenate(rates), [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return Interval(float(low), float(high))
