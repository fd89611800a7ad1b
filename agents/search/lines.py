"""How a search plays a game on, line by line."""

from __future__ import annotations

from typing import Final

from agents.heuristic.combat_plans import CombatPlans
from agents.heuristic.player import Player
from agents.search.guide import Guide
from agents.search.obvious import best, is_futile, is_idle, is_minor
from agents.search.quick import Quick
from sim.engine.game import Game
from sim.state.decision import ASK_ATTACK, ASK_BLOCK, ASK_PRIORITY, DO_ACTIVATE, Decision
from sim.state.game_state import GameState
from sim.vocab.terms import NOBODY, STEP_DECLARE_ATTACKERS, STEP_END_COMBAT

ROLLOUTS: Final = ("heuristic", "light")
"""Who may play lines on: the agent ``heuristic`` for both players, or the light policy."""
OF_A_DECLARATION: Final = 6
"""So many choices of one declaration of attacks or blocks are searched; the rest is planned."""
# A line ends after so many decisions a turn, come what may.
_LONGEST: Final = 60


class Line:
    """How a game went on.

    ``stops`` are the decisions on the way that a search may answer otherwise, each with the game
    as it was; ``usual`` is how they were answered; ``end`` is where the line ended.
    """

    __slots__ = ("end", "stops", "usual")

    def __init__(self, end: Game) -> None:
        self.stops: list[Game] = []
        self.usual: list[int] = []
        self.end = end


class Lines:
    """Plays games on for a few turns, or to where a guide is asked.

    Args:
        quick: the light policy.
        horizon: how many turns a line is played on, counted from the turn in which the search
            began: 1 until the next turn begins, and so on; 0: until the stack is empty and no
            combat is going on.
        rollouts: who plays, for both players: one of :data:`ROLLOUTS`.
        guide: if there is one, lines are played on by what it finds most promising, and end at
            the first decision that is worth a search.

    Raises:
        ValueError: ``rollouts`` is something else.
    """

    def __init__(
        self, quick: Quick, horizon: int, rollouts: str, guide: Guide | None = None
    ) -> None:
        if rollouts not in ROLLOUTS:
            raise ValueError(f"rollouts must be {' or '.join(ROLLOUTS)}, not {rollouts!r}")
        self.quick = quick
        self.horizon = horizon
        self.rollouts = rollouts
        self.guide = guide
        plans = CombatPlans()
        self._players = [Player(quick.appraiser, plans), Player(quick.appraiser, plans)]
        self._used: set[tuple[int, int]] = set()

    def __reduce__(self) -> tuple[object, ...]:
        return (Lines, (self.quick, self.horizon, self.rollouts, self.guide))

    def end(self, game: Game, turn: int) -> Game:
        """Where the line leads that a search of that turn reached; it may be the game itself."""
        if self.guide is not None or self._over(game.state, turn + self.horizon):
            return game
        return self.play(game.clone(), turn, NOBODY).end

    def play(self, game: Game, turn: int, me: int) -> Line:
        """Plays a game on, with the stops of player ``me`` in a search of that turn."""
        line = Line(game)
        last = turn + self.horizon
        for one in self._players:
            one.forget()
        self._used.clear()
        group, declared = -1, 0
        for _ in range(_LONGEST * max(1, self.horizon)):
            state = game.state
            decision = state.decision
            if decision is None or (self.guide is None and self._over(state, last)):
                break
            if len(decision.options) == 1 or is_idle(state, decision):
                game.choose(0)
                continue
            choice = self._choice(game, decision)
            if decision.player == me and not is_minor(decision):
                if decision.kind == ASK_ATTACK or decision.kind == ASK_BLOCK:
                    declared = declared + 1 if decision.group == group else 1
                    group = decision.group
                else:
                    declared = 0
                futile = self.guide is not None and self.is_futile(state, decision)
                if declared <= OF_A_DECLARATION and not futile:
                    line.stops.append(game.clone())
                    line.usual.append(choice)
                    if self.guide is not None:
                        break
            game.choose(choice)
        return line

    def is_futile(self, state: GameState, decision: Decision) -> bool:
        """Whether nothing but passing seems to be of any use."""
        return decision.kind == ASK_PRIORITY and is_futile(state, self.quick)

    def _choice(self, game: Game, decision: Decision) -> int:
        if self.guide is not None and not is_minor(decision):
            return best(self.guide.priors(game))
        if self.guide is None and self.rollouts == ROLLOUTS[0]:
            player = decision.player
            return self._players[player].choose(game.view(player), decision)
        return self._light(game.state, decision)

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
