"""What the human agent keeps between decisions."""

from __future__ import annotations

from dataclasses import dataclass, field

from agents.human.declaring import Declaration
from agents.human.stops import Passing


@dataclass
class Memory:
    """What follows from the game so far; what the person has set is not among it.

    Attributes:
        log: what happened, in sentences.
        told: how many of them have been shown.
        passing: until when priority is passed by itself.
        declaration: what is still to be chosen of what was typed in one line.
        shown: the table that was shown last.
    """

    log: list[str] = field(default_factory=list)
    told: int = 0
    passing: Passing | None = None
    declaration: Declaration | None = None
    shown: str = ""

    def kept(self) -> Memory:
        """A copy to come back to, at which the person is asked again."""
        return Memory(self.log.copy(), self.told)
