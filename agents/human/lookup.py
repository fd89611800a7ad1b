"""Finding a card by what a person types."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType

import cards
from agents.table import sheet
from agents.table.card_sheet import card_text
from cards.registry import folded
from sim import CardView, Option, View


def on_view(view: View) -> Iterator[CardView]:
    """Every card, permanent, spell and ability that the viewer sees, the nearest first."""
    yield from reversed(view.stack)
    yield from view.battlefield
    yield from view.hand
    yield from view.opponent_hand
    for player in (view.me, view.opponent):
        yield from view.graveyard(player)
        yield from view.exile(player)
        yield from view.emblems(player)
        yield from (card for _, card in view.library(player))


def of_option(view: View, option: Option) -> list[CardView]:
    """The cards that an option is about."""
    found = [view.find(id) for id in (option.object, option.target) if id > 1]
    return [one for one in found if one is not None]


def sheets(view: View, text: str) -> list[RenderableType]:
    """The cards that a name, or a part of one, may mean: those in sight, else any that there is.

    Cards that read the same are given once. If many different ones fit, only their names are
    given.
    """
    wanted = folded(text)
    seen: dict[str, CardView] = {}
    for one in on_view(view):
        if one.name:
            seen.setdefault(one.name, one)
    exact = [one for name, one in seen.items() if folded(name) == wanted]
    near = exact or [one for name, one in seen.items() if wanted in folded(name)]
    if len(near) == 1:
        return [sheet(view, near[0])]
    if near:
        return [f"several cards fit: {', '.join(one.name for one in near)}"]
    return _unseen(text)


def _unseen(text: str) -> list[RenderableType]:
    try:
        return [card_text(cards.get(text))]
    except cards.UnknownCard as error:
        return [str(error)]


def names(view: View) -> Sequence[str]:
    """The names of all cards in sight, sorted."""
    return sorted({one.name for one in on_view(view) if one.name})
