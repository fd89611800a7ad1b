"""Declarations: a series of small choices that were typed in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from agents.table import option_texts
from sim import Decision, View
from sim.state import decision as d

# What is declared as a whole, so that what is typed is all of it.
WHOLE: Final = (d.ASK_ATTACK, d.ASK_BLOCK)


class Declaration:
    """What is still to be chosen, in the decisions that follow.

    Args:
        view: the view of who chooses.
        decision: the decision at which the options were typed.
        indices: those of its options that were chosen; the first is chosen now.
        alike: choose as well whatever reads like one of them, as far as it is offered.

    Attributes:
        broken: whether something that was chosen turned out not to be possible.
    """

    def __init__(
        self, view: View, decision: Decision, indices: Sequence[int], alike: bool = False
    ) -> None:
        texts = option_texts(view)
        self._kind = decision.kind
        self._group = decision.group
        self._alike = {texts[one] for one in indices} if alike else set()
        self._left = [] if alike else [(decision.options[one], texts[one]) for one in indices[1:]]
        self.broken = False

    def next(self, view: View, decision: Decision) -> int | None:
        """The index of the option that comes next; None if the rest is to be asked."""
        if (decision.kind, decision.group) != (self._kind, self._group):
            self.broken = bool(self._left)
            return None
        texts = option_texts(view)
        if self._left:
            wanted, text = self._left.pop(0)
            if wanted in decision.options:
                return decision.options.index(wanted)
            # Of things that are alike only the first is offered: the same again means the next.
            self.broken = text not in texts
            return None if self.broken else texts.index(text)
        for place, text in enumerate(texts):
            if text in self._alike:
                return place
        return done(decision) if self._kind in WHOLE else None


def done(decision: Decision) -> int | None:
    """The index of the option that ends a declaration; None if it cannot end yet."""
    return next(
        (place for place, one in enumerate(decision.options) if one.verb == d.DO_DONE), None
    )
