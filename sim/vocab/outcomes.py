"""Patterns and changes of what comes of things: destruction, damage to players, losing."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab import terms
from sim.vocab.changes import EventChange
from sim.vocab.describe import Filter, one
from sim.vocab.modes import body_text
from sim.vocab.programs import MayPay
from sim.vocab.record import Condition, Effect, Number, Pattern, Ref, number_text
from sim.vocab.references import YOU, does


@dataclass(eq=False, repr=False)
class Destroyed(Pattern):
    """A permanent that fits is destroyed, whether or not it can regenerate (701.7)."""

    filter: Filter

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_MOVE,)

    def text(self) -> str:
        return f"{one(self.filter)} is destroyed"


@dataclass(eq=False, repr=False)
class CountersSpell(Pattern):
    """A spell or ability that one of the players controls counters a spell that fits (701.5a)."""

    player: Ref
    filter: Filter

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_COUNTERED,)

    def text(self) -> str:
        control = "control" if self.player == YOU else "controls"
        who = f"{self.player.text()} {control}"
        return f"a spell or ability {who} counters {one(self.filter, kind='spell')}"


@dataclass(eq=False, repr=False)
class LosesGame(Pattern):
    """One of the players loses the game (104.3)."""

    player: Ref = YOU

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_LOSE,)

    def text(self) -> str:
        return f"{does(self.player, 'lose')} the game"


@dataclass(eq=False, repr=False)
class LosesLifeToDamage(Pattern):
    """Damage reduces the life total of one of the players (120.3a)."""

    player: Ref = YOU

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_LIFE,)

    def text(self) -> str:
        return f"damage reduces {self.player.possessive()} life total"


@dataclass(eq=False, repr=False)
class LifeStaysAt(EventChange):
    """The life total isn't reduced below the number."""

    minimum: int = 1

    def text(self) -> str:
        return f"it isn't reduced to less than {self.minimum}"


@dataclass(eq=False, repr=False)
class Also(EventChange):
    """The instructions are carried out once the event, as changed, has happened."""

    effects: tuple[Effect, ...]

    def text(self) -> str:
        return body_text(self.effects)


@dataclass(eq=False, repr=False)
class First(EventChange):
    """The instructions are carried out, then the event happens as they leave it (614.12)."""

    effects: tuple[Effect, ...]

    def text(self) -> str:
        words = body_text(self.effects)
        head, unless, price = words.partition(" unless you ")
        if unless and isinstance(self.effects[0], MayPay):
            return f"you may {price}. If you don't, {head}"
        return f"instead {words}, then put ~ onto the battlefield"


@dataclass(eq=False, repr=False)
class EnterTapped(Effect):
    """What is about to enter the battlefield enters tapped; for the instructions of ``First``."""

    def text(self) -> str:
        return "it enters tapped"


@dataclass(eq=False, repr=False)
class Devour(Effect):
    """What is about to enter devours the creatures that have just been sacrificed (702.82a).

    It enters with that many +1/+1 counters for each; for the instructions of ``First``.
    """

    counters: int

    def text(self) -> str:
        return f"it enters with {self.counters} +1/+1 counters on it for each of them"


@dataclass(eq=False, repr=False)
class HasDevoured(Condition):
    """The permanent devoured a creature as it entered (702.82c)."""

    def text(self) -> str:
        return "it devoured a creature"


@dataclass(eq=False, repr=False)
class ControllersSacrifice(Effect):
    """Whoever controls these very permanents then sacrifices them (701.17a)."""

    what: Ref

    def text(self) -> str:
        return f"{self.what.possessive()} controller sacrifices it"


@dataclass(eq=False, repr=False)
class ExileUntilSelfLeaves(Effect):
    """Exile something until the source leaves the battlefield (610.3)."""

    what: Ref

    def text(self) -> str:
        return f"exile {self.what.group()} until ~ leaves the battlefield"


@dataclass(eq=False, repr=False)
class SetLife(Effect):
    """A player's life total becomes a number: life is gained or lost (119.5)."""

    amount: Number
    who: Ref = YOU

    def text(self) -> str:
        return f"{self.who.possessive()} life total becomes {number_text(self.amount)}"


@dataclass(eq=False, repr=False)
class RemoveDamage(Effect):
    """Remove all damage marked on permanents."""

    what: Ref

    def text(self) -> str:
        return f"remove all damage from {self.what.text()}"
