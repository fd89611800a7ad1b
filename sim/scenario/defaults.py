"""What no answer covers: what is chosen where a scenario does not say."""

from __future__ import annotations

from typing import Final

from sim.state.decision import (
    ASK_COST,
    ASK_MANA,
    ASK_ORDER,
    ASK_REPLACEMENT,
    ASK_X,
    DO_DONE,
    DO_KEEP,
    DO_NO,
    DO_NUMBER,
    DO_PASS,
    Decision,
)

NOTHING: Final = -1
# Declining: not doing a thing, choosing no more, passing.
_DECLINING: Final = (DO_NO, DO_DONE, DO_PASS, DO_KEEP)
# A cost is paid by the engine's own payment, an order is the order offered.
_FIRST_OFFERED: Final = (ASK_COST, ASK_MANA, ASK_ORDER, ASK_REPLACEMENT)


def default(decision: Decision) -> int:
    """The index of the option that is taken where no answer covers it, or NOTHING."""
    options = decision.options
    if len(options) == 1:
        return 0
    for index, option in enumerate(options):
        if option.verb in _DECLINING:
            return index
    if decision.kind in _FIRST_OFFERED:
        return 0
    if decision.kind == ASK_X:
        return number_index(decision, 0)
    return NOTHING


def number_index(decision: Decision, number: int) -> int:
    """The index of the option with that number, or NOTHING."""
    for index, option in enumerate(decision.options):
        if option.verb == DO_NUMBER and option.number == number:
            return index
    return NOTHING
