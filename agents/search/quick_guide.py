"""The guide of the light policy."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from agents.search.obvious import best, is_idle
from agents.search.quick import Quick
from sim.engine.game import Game
from sim.state.decision import DO_ACTIVATE
from sim.vocab.terms import STEP_DECLARE_ATTACKERS, STEP_END_COMBAT

# A line that is played on ends after so many decisions, come what may.
_LONGEST: Final = 60


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickGuide:
    """Judges by the light policy: it plays a line on for a little and rates where that leads.

    Args:
        quick: the policy.
        horizon: how many turns a line is played on: 0 until the stack is empty and no combat is
            going on, 1 until the next turn begins, and so on.
        temperature: the difference of ratings that makes an option e times as promising.
    """

    def __init__(self, quick: Quick, horizon: int = 1, temperature: float = 0.5) -> None:
        self.quick = quick
        self.horizon = horizon
        self.temperature = temperature

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.quick, self.horizon, self.temperature))

    def priors(self, game: Game) -> list[float]:
        """The softmax of the policy's ratings."""
        return softmax(self.quick.ratings(game.state), self.temperature)

    def value(self, game: Game, player: int) -> float:
        """The chance to win where the line leads."""
        end = self._played_on(game)
        return self.quick.worth.chance(end.state, player)

    def _played_on(self, game: Game) -> Game:
        state = game.state
        last = state.turn + self.horizon
        if self._quiet(game, last):
            return game
        game = game.clone()
        quick = self.quick
        used: set[tuple[int, int]] = set()
        for _ in range(_LONGEST):
            if self._quiet(game, last):
                break
            state = game.state
            decision = state.decision
            assert decision is not None
            choice = 0
            if len(decision.options) > 1 and not is_idle(state, decision):
                ratings = quick.ratings(state)
                choice = best(ratings)
                option = decision.options[choice]
                if option.verb == DO_ACTIVATE:
                    # One use a line: what may be used again and again would go on for ever.
                    use = (option.object, option.number)
                    if use in used:
                        ratings = ratings.copy()
                        for place, other in enumerate(decision.options):
                            if (other.object, other.number) in used and other.verb == DO_ACTIVATE:
                                ratings[place] = -1.0
                        choice = best(ratings)
                        option = decision.options[choice]
                        use = (option.object, option.number)
                    if option.verb == DO_ACTIVATE:
                        used.add(use)
            game.choose(choice)
        return game

    def _quiet(self, game: Game, last: int) -> bool:
        state = game.state
        if state.decision is None:
            return True
        if self.horizon:
            return state.turn >= last
        if state.stack:
            return False
        step = state.step
        return step < STEP_DECLARE_ATTACKERS or step > STEP_END_COMBAT or state.turn > last


def softmax(ratings: list[float], temperature: float) -> list[float]:
    """Ratings as shares of 1."""
    highest = max(ratings)
    shares = [math.exp((one - highest) / temperature) for one in ratings]
    total = sum(shares)
    return [one / total for one in shares]
