"""How lines are played on from where the tree of a search ends."""

from __future__ import annotations

from typing import Final

from agents.heuristic.combat_plans import CombatPlans
from agents.heuristic.player import Player
from agents.search.obvious import best, is_idle
from agents.search.quick import Quick
from sim.engine.game import Game
from sim.state.decision import DO_ACTIVATE, Decision
from sim.state.game_state import GameState
from sim.vocab.terms import STEP_DECLARE_ATTACKERS, STEP_END_COMBAT

ROLLOUTS: Final = ("heuristic", "light")
"""Who may play lines on: the agent ``heuristic`` for both players, or the light policy."""
# A line ends after so many decisions a turn, come what may.
_LONGEST: Final = 60


class Lines:
    """Plays games on for a few turns.

    Args:
        quick: the light policy.
        horizon: how many turns a line is played on, counted from the turn in which the search
            began: 1 until the next turn begins, and so on; 0: until the stack is empty and no
            combat is going on.
        rollouts: who plays: one of :data:`ROLLOUTS`.

    Raises:
        ValueError: ``rollouts`` is something else.
    """

    def __init__(self, quick: Quick, horizon: int, rollouts: str) -> None:
        if rollouts not in ROLLOUTS:
            raise ValueError(f"rollouts must be {' or '.join(ROLLOUTS)}, not {rollouts!r}")
        self.quick = quick
        self.horizon = horizon
        self.rollouts = rollouts
        plans = CombatPlans()
        self._players = [Player(quick.appraiser, plans), Player(quick.appraiser, plans)]
        self._used: set[tuple[int, int]] = set()

    def __reduce__(self) -> tuple[object, ...]:
        return (Lines, (self.quick, self.horizon, self.rollouts))

    def end(self, game: Game, turn: int) -> Game:
        """The game where a line that a search of that turn reached leads; it may be the same."""
        last = turn + self.horizon
        if self._over(game.state, last):
            return game
        game = game.clone()
        heuristic = self.rollouts == ROLLOUTS[0]
        if heuristic:
            for one in self._players:
                one.forget()
        self._used.clear()
        for _ in range(_LONGEST * max(1, self.horizon)):
            state = game.state
            if self._over(state, last):
                break
            decision = state.decision
            assert decision is not None
            if len(decision.options) == 1 or is_idle(state, decision):
                choice = 0
            elif heuristic:
                player = decision.player
                choice = self._players[player].choose(game.view(player), decision)
            else:
                choice = self._light(state, decision)
            game.choose(choice)
        return game

    def _light(self, state: GameState, decision: Decision) -> int:
        ratings = self.quick.ratings(state)
        used = self._used
        choice = best(ratings)
        option = decision.options[choice]
        if option.verb == DO_ACTIVATE and (option.object, option.number) in used:
            # One use a line: what may be used again and again would go on for ever.
            ratings = ratings.copy()
            for place, other in enumerate(decision.options):
                if other.verb == DO_ACTIVATE and (other.object, other.number) in used:
                    ratings[place] = -1.0
            choice = best(ratings)
            option = decision.options[choice]
        if option.verb == DO_ACTIVATE:
            used.add((option.object, option.number))
        return choice

    def _over(self, state: GameState, last: int) -> bool:
        if state.decision is None:
            return True
        if self.horizon:
            return state.turn >= last
        if state.stack:
            return False
        step = state.step
        return step < STEP_DECLARE_ATTACKERS or step > STEP_END_COMBAT or state.turn > last
