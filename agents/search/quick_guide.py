"""The guide that needs no training: priors of the light policy, values of the evaluation."""

from __future__ import annotations

import math

from mypy_extensions import mypyc_attr

from agents.search.quick import Quick
from sim.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickGuide:
    """Judges by the light policy and by the worth of what lies on the table.

    Args:
        quick: the policy.
        temperature: the difference of ratings that makes an option e times as promising.
    """

    def __init__(self, quick: Quick, temperature: float = 0.5) -> None:
        self.quick = quick
        self.temperature = temperature

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.quick, self.temperature))

    def priors(self, game: Game) -> list[float]:
        """The softmax of the policy's ratings."""
        return softmax(self.quick.ratings(game.state), self.temperature)

    def value(self, game: Game, player: int) -> float:
        """The chance to win that the position is worth."""
        return self.quick.worth.chance(game.state, player)


def softmax(ratings: list[float], temperature: float) -> list[float]:
    """Ratings as shares of 1."""
    highest = max(ratings)
    shares = [math.exp((one - highest) / temperature) for one in ratings]
    total = sum(shares)
    return [one / total for one in shares]
