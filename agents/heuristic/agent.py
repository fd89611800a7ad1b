"""The agent that plays by evaluation."""

from __future__ import annotations

from agents.base import Agent
from agents.heuristic.appraise import Appraiser
from agents.heuristic.player import Player
from agents.heuristic.weights import DEFAULT, Weights
from sim.engine.view import View
from sim.state.decision import Decision


class HeuristicAgent(Agent):
    """Plays by rules of thumb and a readable evaluation, without any search or chance.

    It reads what cards do from their definitions, so that it plays decks it has never seen.
    """

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self._player = Player(Appraiser(weights))

    def begin(self, player: int, seed: int) -> None:
        """Forgets the last game; the seed is not needed."""
        self._player.forget()

    def choose(self, view: View, decision: Decision) -> int:
        """The index of the best option, as far as the agent sees."""
        return self._player.choose(view, decision)
