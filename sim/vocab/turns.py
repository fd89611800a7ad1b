"""Effects on the course of the game: turns, phases, rules for a while, winning and losing."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.continuous import THIS_TURN, Duration
from sim.vocab.english import join_words, sentence
from sim.vocab.permissions import GainsCost
from sim.vocab.record import Ability, Effect, Ref, Rule
from sim.vocab.references import YOU, does, orders
from sim.vocab.terms import STEP_NAMES
from sim.vocab.wording import prevention_text


@dataclass(eq=False, repr=False)
class ExtraTurn(Effect):
    """A player takes an extra turn after this one (500.7); they skip those steps of it (614.10)."""

    who: Ref = YOU
    skipping: tuple[int, ...] = ()

    def text(self) -> str:
        words = f"{orders(self.who, 'take')} an extra turn after this one"
        if not self.skipping:
            return words
        steps = join_words([f"the {STEP_NAMES[step]} step" for step in self.skipping])
        return f"{words}. {sentence(orders(self.who, 'skip'))} {steps} of that turn"


@dataclass(eq=False, repr=False)
class SkipTurn(Effect):
    """A player skips their next turn (614.10)."""

    who: Ref = YOU

    def text(self) -> str:
        whose = "your" if self.who == YOU else "their"
        return f"{does(self.who, 'skip')} {whose} next turn"


@dataclass(eq=False, repr=False)
class EndTurn(Effect):
    """The turn ends: the stack is exiled and the cleanup step comes next (723.1)."""

    def text(self) -> str:
        return "end the turn"


@dataclass(eq=False, repr=False)
class ExtraCombat(Effect):
    """After this main phase there is an additional combat phase and main phase (500.8)."""

    def text(self) -> str:
        return (
            "after this main phase, there is an additional combat phase followed by an "
            "additional main phase"
        )


@dataclass(eq=False, repr=False)
class WinGame(Effect):
    """A player wins the game (104.2b)."""

    who: Ref = YOU

    def text(self) -> str:
        return f"{does(self.who, 'win')} the game"


@dataclass(eq=False, repr=False)
class LoseGame(Effect):
    """Players lose the game (104.3e)."""

    who: Ref

    def text(self) -> str:
        return f"{does(self.who, 'lose')} the game"


@dataclass(eq=False, repr=False)
class SetReplacement(Effect):
    """A replacement or prevention effect applies for a duration, or only once (614.1, 615.3)."""

    replacement: Ability
    duration: Duration = THIS_TURN
    once: bool = False

    def text(self) -> str:
        lasting = " this turn" if self.duration == THIS_TURN else ""
        return prevention_text(self.replacement, lasting) or self.replacement.text() + lasting


@dataclass(eq=False, repr=False)
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
