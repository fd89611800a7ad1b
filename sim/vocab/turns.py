"""Effects on the course of the game: turns, phases, rules for a while, winning and losing."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.continuous import THIS_TURN, Duration
from sim.vocab.permissions import GainsCost
from sim.vocab.record import Ability, Effect, Ref, Rule
from sim.vocab.references import YOU, does, orders


@dataclass(frozen=True, eq=False, repr=False)
class ExtraTurn(Effect):
    """A player takes an extra turn after this one (500.7)."""

    who: Ref = YOU

    def text(self) -> str:
        return f"{orders(self.who, 'take')} an extra turn after this one"


@dataclass(frozen=True, eq=False, repr=False)
class SkipTurn(Effect):
    """A player skips their next turn (614.10)."""

    who: Ref = YOU

    def text(self) -> str:
        whose = "your" if self.who == YOU else "their"
        return f"{does(self.who, 'skip')} {whose} next turn"


@dataclass(frozen=True, eq=False, repr=False)
class EndTurn(Effect):
    """The turn ends: the stack is exiled and the cleanup step comes next (723.1)."""

    def text(self) -> str:
        return "end the turn"


@dataclass(frozen=True, eq=False, repr=False)
class ExtraCombat(Effect):
    """After this main phase there is an additional combat phase and main phase (500.8)."""

    def text(self) -> str:
        return (
            "after this main phase, there is an additional combat phase followed by an "
            "additional main phase"
        )


@dataclass(frozen=True, eq=False, repr=False)
class WinGame(Effect):
    """A player wins the game (104.2b)."""

    who: Ref = YOU

    def text(self) -> str:
        return f"{does(self.who, 'win')} the game"


@dataclass(frozen=True, eq=False, repr=False)
class LoseGame(Effect):
    """Players lose the game (104.3e)."""

    who: Ref

    def text(self) -> str:
        return f"{does(self.who, 'lose')} the game"


@dataclass(frozen=True, eq=False, repr=False)
class SetReplacement(Effect):
    """A replacement or prevention effect applies for a duration, or only once (614.1, 615.3)."""

    replacement: Ability
    duration: Duration = THIS_TURN
    once: bool = False

    def text(self) -> str:
        words = self.replacement.text()
        return f"{words} this turn" if self.duration == THIS_TURN else words


@dataclass(frozen=True, eq=False, repr=False)
class SetRule(Effect):
    """A rule holds for a duration (611.2)."""

    rule: Rule
    duration: Duration = THIS_TURN

    def text(self) -> str:
        if self.duration == THIS_TURN:
            if isinstance(self.rule, GainsCost):
                return self.rule.text().replace(". ", f" {self.duration.text()}. ", 1)
            head, stop, rest = self.rule.text().partition(". ")
            return f"{head} this turn{stop}{rest}"
        return f"{self.duration.text()}, {self.rule.text()}"
