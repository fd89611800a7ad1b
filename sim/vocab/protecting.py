"""What can, can't and must be targeted, touched or blocked: protection, hexproof, landwalk."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.describe import Filter, noun_phrase, one
from sim.vocab.record import Ability, Ref, Rule
from sim.vocab.references import EACH_OPPONENT, YOU


@dataclass(eq=False, repr=False)
class Protection(Ability):
    """Protection from objects that fit (702.16); ``quality`` is how it is said.

    What fits ``spares`` stays attached all the same (702.16n).
    """

    filter: Filter
    quality: str
    spares: Filter | None = None

    def text(self) -> str:
        words = f"protection from {self.quality}"
        if self.spares is None:
            return words
        return f"{words}. This effect doesn't remove {noun_phrase(self.spares, 2)}"


@dataclass(eq=False, repr=False)
class Landwalk(Ability):
    """Landwalk (702.14): can't be blocked while the defending player controls such a land."""

    filter: Filter
    name: str

    def text(self) -> str:
        return self.name


@dataclass(eq=False, repr=False)
class PlayerHexproof(Rule):
    """The players can't be the targets of their opponents' spells and abilities (702.11c)."""

    players: Ref = YOU

    def text(self) -> str:
        return "you have hexproof" if self.players == YOU else f"{self.players.text()} has hexproof"


@dataclass(eq=False, repr=False)
class MustTarget(Rule):
    """The players choose such a permanent among the targets if able (601.2c).

    As they cast a spell or activate an ability, that is; not for what triggers, and not where
    the targets of a copy are chosen anew.
    """

    filter: Filter
    players: Ref = EACH_OPPONENT

    def text(self) -> str:
        who = "your opponents" if self.players == EACH_OPPONENT else self.players.group()
        what = one(self.filter).split(" ", 1)[1]
        choosing = "while choosing targets as part of casting a spell or activating an ability"
        return f"{choosing}, {who} must choose at least one {what} on the battlefield if able"


__all__ = ["MustTarget", "PlayerHexproof"]
