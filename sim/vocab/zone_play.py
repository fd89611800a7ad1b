"""Words about casting from other zones, emblems, proliferating, and what was cast before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.vocab import terms
from sim.vocab.describe import Filter, is_fixed, one
from sim.vocab.english import number_word, sentence
from sim.vocab.record import Ability, Condition, Effect, Pattern, Ref, Rule
from sim.vocab.references import EACH_PLAYER, YOU
from sim.vocab.terms import READS_TURN, ZONE_NAMES

EXPLOIT: Final = "exploit"  # the mark of what is sacrificed to it


@dataclass(eq=False, repr=False)
class WasCastFrom(Condition):
    """The spell, or the spell that became the permanent, was cast from the zone."""

    zone: int

    def text(self) -> str:
        return f"it was cast from your {ZONE_NAMES[self.zone]}"


@dataclass(eq=False, repr=False)
class SpellsCastLastTurn(Condition):
    """Last turn a player cast at least so many spells, or with 0 nobody cast any."""

    at_least: int = 0

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def text(self) -> str:
        if not self.at_least:
            return "no spells were cast last turn"
        return f"a player cast {number_word(self.at_least)} or more spells last turn"


@dataclass(eq=False, repr=False)
class TopCardRevealed(Rule):
    """The players play with the top card of their library revealed (401.5)."""

    players: Ref = YOU

    def text(self) -> str:
        whose = "your" if self.players == YOU else "their"
        return f"play with the top card of {whose} library revealed"


@dataclass(eq=False, repr=False)
class Proliferate(Effect):
    """Proliferate (701.27a): one more counter of each kind there, on whatever is chosen."""

    def text(self) -> str:
        return "proliferate"


@dataclass(eq=False, repr=False)
class DoubleCounters(Effect):
    """Double the number of counters of a kind on permanents (701.9e): as many more are put on."""

    kind: str
    on: Ref

    def text(self) -> str:
        return f"double the number of {self.kind} counters on {self.on.text()}"


@dataclass(eq=False, repr=False)
class GetEmblem(Effect):
    """The controller gets an emblem with the abilities (114.1)."""

    abilities: tuple[Ability, ...]

    def text(self) -> str:
        words = " ".join(f"{sentence(ability.text())}." for ability in self.abilities)
        return f'you get an emblem with "{words}"'


@dataclass(eq=False, repr=False)
class ExileUntil(Effect):
    """Exile cards from the top of the library until one fits, which is stored as "found".

    All that were exiled are stored as "exiled" (cascade, 702.85a).
    """

    filter: Filter

    def text(self) -> str:
        what = one(self.filter, card=True)
        return f"exile cards from the top of your library until you exile {what}"


@dataclass(eq=False, repr=False)
class PutOnBottom(Effect):
    """Put cards on the bottom of their owner's library in a random order."""

    what: Ref

    def text(self) -> str:
        return f"put {self.what.text()} on the bottom of your library in a random order"


@dataclass(eq=False, repr=False)
class LosesLastCounter(Pattern):
    """The last counter of a kind is removed from an object that fits."""

    filter: Filter
    kind: str

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_COUNTERS,)

    def text(self) -> str:
        who = "~" if is_fixed(self.filter) else one(self.filter)
        return f"the last {self.kind} counter is removed from {who}"


@dataclass(eq=False, repr=False)
class Exploits(Pattern):
    """A permanent that fits exploits a creature (702.110b)."""

    filter: Filter

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_MOVE,)

    def text(self) -> str:
        return f"{'~' if is_fixed(self.filter) else one(self.filter)} exploits a creature"


@dataclass(eq=False, repr=False)
class Cycles(Pattern):
    """One of the players cycles a card that fits, typecycling included (702.29c, 702.29f)."""

    player: Ref
    filter: Filter

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_MOVE,)

    def text(self) -> str:
        who = "a player" if self.player == EACH_PLAYER else self.player.text()
        verb = "cycle" if self.player == YOU else "cycles"
        return f"{who} {verb} {'~' if is_fixed(self.filter) else one(self.filter, card=True)}"


@dataclass(eq=False, repr=False)
class BecomeMonarch(Effect):
    """Players become the monarch (722.1)."""

    who: Ref = YOU

    def text(self) -> str:
        return (
            "you become the monarch"
            if self.who == YOU
            else f"{self.who.text()} becomes the monarch"
        )


@dataclass(eq=False, repr=False)
class IsMonarch(Condition):
    """One of the players is the monarch (722.1)."""

    player: Ref = YOU

    def text(self) -> str:
        return (
            "you're the monarch" if self.player == YOU else f"{self.player.text()} is the monarch"
        )


__all__ = [
    "BecomeMonarch",
    "Cycles",
    "DoubleCounters",
    "ExileUntil",
    "Exploits",
    "GetEmblem",
    "IsMonarch",
    "LosesLastCounter",
    "Proliferate",
    "PutOnBottom",
    "SpellsCastLastTurn",
    "TopCardRevealed",
    "WasCastFrom",
]
