"""Where a player with priority wants to be asked, and until when not at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sim import View
from sim.vocab.terms import STEP_NAMES

# The steps in which players get priority as a rule, in their order (500-514, 117.3a).
STEPS: Final = tuple(step for step in STEP_NAMES if step not in ("untap", "cleanup"))
MINE: Final = ("main1", "declare_blockers", "main2")
THEIRS: Final = ("declare_attackers", "declare_blockers", "end")


@dataclass
class Stops:
    """In which steps a player is asked while the stack is empty.

    With something on the stack a player is asked when it is the opponent's turn to see it
    resolve, that is when the topmost object is the opponent's. ``full`` asks at every priority.
    """

    mine: set[str] = field(default_factory=lambda: set(MINE))
    theirs: set[str] = field(default_factory=lambda: set(THEIRS))
    full: bool = False

    def stops(self, view: View) -> bool:
        """Whether the viewer, who has priority, wants to be asked."""
        if self.full:
            return True
        if view.stack:
            return view.stack[-1].controller != view.me
        return view.step in (self.mine if view.my_turn else self.theirs)

    def lines(self) -> list[str]:
        """Where one is asked, for reading."""
        if self.full:
            return ["You are asked at every priority (full on); stops do not count."]
        lines = ["You are asked in these steps, and whenever the opponent's spell is on top:"]
        for name, chosen in (("your turn", self.mine), ("their turn", self.theirs)):
            steps = [step for step in STEPS if step in chosen]
            lines.append(f"  {name}: {', '.join(steps) or 'nowhere'}")
        return [*lines, "  change: stops mine|theirs STEP...; steps: " + ", ".join(STEPS)]

    def change(self, words: Sequence[str]) -> str:
        """Add or take out steps, as ``mine upkeep end`` says; a problem in words, or nothing."""
        if len(words) < 2 or words[0] not in ("mine", "theirs"):
            return "stops mine STEP... or stops theirs STEP..."
        unknown = [word for word in words[1:] if word not in STEPS]
        if unknown:
            return f"no step {unknown[0]!r}; possible: {', '.join(STEPS)}"
        chosen = self.mine if words[0] == "mine" else self.theirs
        for step in words[1:]:
            chosen.symmetric_difference_update({step})
        return ""


@dataclass(frozen=True)
class Passing:
    """Passing priority by itself for a while.

    Attributes:
        until: ``something``, ``end`` (of the turn) or ``next`` (turn of one's own).
        turn: the turn in which it began.
        regardless: whether it goes on when the opponent does something.
    """

    until: str
    turn: int
    regardless: bool = False

    def over(self, view: View) -> bool:
        """Whether the time for it has passed."""
        if view.turn == self.turn:
            return False
        return self.until != "next" or view.my_turn

    def disturbed(self, view: View) -> bool:
        """Whether the opponent does something that the viewer, who has priority, waits for."""
        if self.regardless:
            return False
        if view.stack:
            return view.stack[-1].controller != view.me
        return view.step == "declare_attackers" and not view.my_turn

    def declines(self, view: View) -> bool:
        """Whether the viewer, in the middle of it, wants to attack with nothing."""
        return self.until in ("end", "next") and view.my_turn and view.turn == self.turn
