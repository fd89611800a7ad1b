"""The agent whose choices are a person's."""

from __future__ import annotations

from collections.abc import Iterable

from agents.base import Agent
from agents.human.conversation import Conversation
from agents.human.declaring import done
from agents.human.memory import Memory
from agents.human.terminal import Terminal
from agents.table import Chronicle
from sim import Decision, View
from sim.state import decision as d


class HumanAgent(Agent):
    """Asks the person at the terminal, unless the answer follows from what they said before.

    Args:
        hints: the agent that the command ``hint`` asks.
        terminal: where the person sits; by default standard input and output.

    Attributes:
        conversation: how the person is asked, and what they have set.
        memory: what it keeps between decisions.
    """

    def __init__(self, hints: str = "heuristic", terminal: Terminal | None = None) -> None:
        self.conversation = Conversation(hints, terminal)
        self.memory = Memory()
        self._chronicle: Chronicle | None = Chronicle()

    def begin(self, player: int, seed: int) -> None:
        """Forgets the last game; the stops stay as they were set."""
        self.memory = Memory()
        self._chronicle = Chronicle()

    def hear(self, lines: Iterable[str]) -> None:
        """Be told what happened, by who follows the game; the agent itself then no longer looks."""
        self._chronicle = None
        self.memory.log += lines

    def choose(self, view: View, decision: Decision) -> int:
        """What the person chooses.

        Raises:
            EOFError: there is nothing more to read.
            KeyboardInterrupt: Ctrl-C was pressed twice.
        """
        if self._chronicle is not None:
            self.memory.log += self._chronicle.tell(view)
        choice = self.unasked(view, decision)
        return self.ask(view, decision) if choice is None else choice

    def unasked(self, view: View, decision: Decision) -> int | None:
        """The choice that follows from what the person said before; None if they must be asked."""
        memory = self.memory
        if memory.declaration is not None:
            choice = memory.declaration.next(view, decision)
            if choice is not None:
                return choice
            if memory.declaration.broken:
                memory.log.append("! Not all of what you chose is possible; choose the rest.")
            memory.declaration = None
        if decision.kind == d.ASK_PRIORITY:
            return self._passed(view, decision)
        if decision.kind == d.ASK_ATTACK and memory.passing and memory.passing.declines(view):
            return done(decision)
        return None

    def ask(self, view: View, decision: Decision) -> int:
        """The choice of the person, who is asked."""
        if decision.kind == d.ASK_PRIORITY:
            self.memory.passing = None
        return self.conversation.ask(view, decision, self.memory)

    def _passed(self, view: View, decision: Decision) -> int | None:
        passing = self.memory.passing
        if passing is not None and not passing.over(view):
            return None if passing.disturbed(view) else passes(decision)
        self.memory.passing = None
        return None if self.conversation.stops.stops(view) else passes(decision)


def passes(decision: Decision) -> int | None:
    """The index of the option to pass priority."""
    return next(
        (place for place, one in enumerate(decision.options) if one.verb == d.DO_PASS), None
    )
