"""Words that the parts of the table share: who, when, how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from sim import CardView, View

_STEPS: Final = {
    "untap": "untap step",
    "upkeep": "upkeep",
    "draw": "draw step",
    "main1": "first main phase",
    "begin_combat": "beginning of combat",
    "declare_attackers": "declare attackers",
    "declare_blockers": "declare blockers",
    "first_strike_damage": "first-strike damage",
    "combat_damage": "combat damage",
    "end_combat": "end of combat",
    "main2": "second main phase",
    "end": "end step",
    "cleanup": "cleanup step",
}
FACE_DOWN: Final = "face-down card"


def name_of(view: View, one: CardView) -> str:
    """What an object is called: a face-down one by its card too, if the viewer may look at it."""
    card = view.underneath(one)
    if card is not None:
        return f"face-down {card.name}"
    return one.name or FACE_DOWN


def step_words(step: str) -> str:
    """A step or phase in words, such as ``first main phase``."""
    return _STEPS[step]


def who(view: View, player: int) -> str:
    """``you`` or ``opponent``."""
    return "you" if player == view.me else "opponent"


def whose(view: View, player: int) -> str:
    """``your`` or ``opponent's``."""
    return "your" if player == view.me else "opponent's"


def starts(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]


def counted(names: Iterable[str]) -> list[str]:
    """Equal names put together, such as ``2 Mountain``, in the order of their first."""
    return [f"{n} {name}" if n > 1 else name for name, n in Counter(names).items()]


def entity(view: View, id: int) -> str:
    """What an id names: a player, or an object that the viewer sees."""
    if id in (0, 1):
        return who(view, id)
    found = view.find(id)
    return "something gone" if found is None else name_of(view, found)
