"""Bradley-Terry ratings with intervals, of agents or of decks that met each other.

The chance that i beats j is modelled as 1 / (1 + exp(r_j - r_i)) (Bradley and Terry, Rank analysis
of incomplete block designs, Biometrika 1952), which is also what Elo's ratings mean: they are r
times 400 / log(10).
"""

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from experiments.figures.statistics import Z

ELO: Final = 400 / math.log(10)
# What everyone has won and lost besides, which keeps ratings finite where one side won all.
_PSEUDO_WINS: Final = 0.5

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """The rating of one who took part, in Elo points; the mean of all is 0.

    Attributes:
        name: who.
        rating: the estimate: 400 points more are ten won games for each one lost.
        low: lower end of its 95% interval, from the curvature of the likelihood.
        high: the upper end.
        wins: games won.
        losses: games lost.
        draws: games drawn, which count half a win for each.
    """

    name: str
    rating: float
    low: float
    high: float
    wins: int
    losses: int
    draws: int


def ratings(names: list[str], wins: NDArray[Any], draws: NDArray[Any]) -> list[Rating]:
    """Rates everyone who took part, the best first.

    Args:
        names: who took part, of length n.
        wins: (n, n), how often the row beat the column.
        draws: (n, n), symmetric, how often the two drew.

    Raises:
        ValueError: some never met the others, not even by way of third parties.
    """
    count = len(names)
    scores = wins + draws / 2
    met = (wins + wins.T + draws) > 0
    if not connected(wins, draws):
        raise ValueError("ratings need games that connect everyone who took part")
    # Spread over the pairings of each: in a round robin of n, the n-1st part to each pairing.
    opponents = np.sqrt(met.sum(axis=1))
    pseudo = _PSEUDO_WINS * met / (opponents[:, None] * opponents[None, :])
    estimate, covariance = _fit(scores + pseudo)
    half = Z * np.sqrt(np.diag(covariance))
    found = [
        Rating(
            name=names[index],
            rating=float(ELO * estimate[index]),
            low=float(ELO * (estimate[index] - half[index])),
            high=float(ELO * (estimate[index] + half[index])),
            wins=int(wins[index].sum()),
            losses=int(wins[:, index].sum()),
            draws=int(draws[index].sum()),
        )
        for index in range(count)
    ]
    return sorted(found, key=lambda one: (-one.rating, one.name))


def _fit(scores: Numbers) -> tuple[Numbers, Numbers]:
    """The estimates, with mean 0, and their covariance."""
    from scipy.optimize import minimize
    from scipy.special import expit, log_expit

    count = len(scores)
    games = scores + scores.T

    def loss(strengths: Numbers) -> float:
        return float(-(scores * log_expit(strengths[:, None] - strengths[None, :])).sum())

    def gradient(strengths: Numbers) -> Numbers:
        expected = games * expit(strengths[:, None] - strengths[None, :])
        return np.asarray((expected - scores).sum(axis=1))

    def information(strengths: Numbers) -> Numbers:
        chance = expit(strengths[:, None] - strengths[None, :])
        each = games * chance * (1 - chance)
        # Equal shifts of all change nothing: they are held where they are.
        return np.asarray(np.diag(each.sum(axis=1)) - each + np.ones((count, count)))

    fitted = minimize(loss, np.zeros(count), jac=gradient, hess=information, method="trust-exact")
    strengths = fitted.x - fitted.x.mean()
    # The inverse of the information within the ratings whose sum is 0.
    spread = np.linalg.inv(information(strengths)) - np.ones((count, count)) / count**2
    return strengths, spread


def connected(wins: NDArray[Any], draws: NDArray[Any]) -> bool:
    """Whether games connect everyone, by way of third parties or not; see :func:`ratings`."""
    met = (wins + wins.T + draws) > 0
    reached = {0}
    fresh = [0]
    while fresh:
        for other in np.flatnonzero(met[fresh.pop()]).tolist():
            if other not in reached:
                reached.add(other)
                fresh.append(other)
    return len(reached) == len(met)
