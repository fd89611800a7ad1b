"""Effects that concern fighting and combat: fights, removal from combat (506.4, 701.12)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.record import Effect, Ref


@dataclass(eq=False, repr=False)
class Fight(Effect):
    """Two creatures deal damage equal to their power to each other (701.12)."""

    one: Ref
    other: Ref

    def text(self) -> str:
        return f"{self.one.text()} fights {self.other.text()}"


@dataclass(eq=False, repr=False)
class RemoveFromCombat(Effect):
    """Remove creatures from combat (506.4)."""

    what: Ref

    def text(self) -> str:
        return f"remove {self.what.text()} from combat"
