"""Patterns of the turn: a step or phase begins (603.2b, 603.7)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab import terms
from sim.vocab.record import Pattern, Ref
from sim.vocab.references import EACH_PLAYER
from sim.vocab.terms import STEP_NAMES

STEP_PHRASES = {
    terms.STEP_UPKEEP: "upkeep",
    terms.STEP_DRAW: "draw step",
    terms.STEP_MAIN1: "precombat main phase",
    terms.STEP_BEGIN_COMBAT: "combat",
    terms.STEP_END_COMBAT: "end of combat",
    terms.STEP_END: "end step",
}


@dataclass(eq=False, repr=False)
class StepBegins(Pattern):
    """A step begins in the turn of one of the players."""

    step: int
    player: Ref | None = None

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_STEP,)

    def text(self) -> str:
        name = STEP_PHRASES.get(self.step, STEP_NAMES[self.step].replace("_", " "))
        if self.step == terms.STEP_BEGIN_COMBAT:
            whose = self.player.possessive() if self.player else ""
            turn = {"your": " on your turn", "": ""}.get(whose, f" on {whose} turn")
            return f"the beginning of {'' if turn else 'each '}combat{turn}"
        if self.player is None or self.player == EACH_PLAYER:
            return f"the beginning of each {name}"
        return f"the beginning of {self.player.possessive()} {name}"


@dataclass(eq=False, repr=False)
class NextStep(Pattern):
    """The next time the step begins, in anyone's turn unless ``player`` says whose (603.7)."""

    step: int
    player: Ref | None = None

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_STEP,)

    def text(self) -> str:
        name = STEP_PHRASES.get(self.step, STEP_NAMES[self.step])
        whose = f"{self.player.possessive()} next" if self.player else "the next"
        return f"the beginning of {whose} {name}"
