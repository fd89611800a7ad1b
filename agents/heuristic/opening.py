"""Opening hands: which to keep, and which cards to put on the bottom."""

from __future__ import annotations

from typing import Final

from agents.heuristic.appraise import Appraiser
from sim.engine.card_view import CardView

# A hand of seven with so many lands is kept; with two lands if so much of it is cheap.
_FEWEST, _MOST = 2, 5
_CHEAP: Final = 2
_CHEAP_CARDS_ON_PLAY: Final = 3
_CHEAP_CARDS_ON_DRAW: Final = 2
# The lands that a hand should have once cards went to the bottom.
_WANTED_LANDS: Final = 3


def keep(hand: tuple[CardView, ...], mulligans: int, on_play: bool, appraiser: Appraiser) -> bool:
    """Whether to keep a hand of seven cards after so many mulligans."""
    lands = sum(1 for card in hand if card.is_land)
    sources = land_sources(hand, appraiser)
    if mulligans >= 3:
        return True
    if mulligans == 2:
        return sources >= 1 and lands <= 6
    if mulligans == 1:
        return (sources >= _FEWEST and lands <= _MOST) or (lands == 1 and _cheap(hand) >= 5)
    if sources == _FEWEST:
        return _cheap(hand) >= (_CHEAP_CARDS_ON_PLAY if on_play else _CHEAP_CARDS_ON_DRAW)
    return sources > _FEWEST and lands <= _MOST


def land_sources(hand: tuple[CardView, ...], appraiser: Appraiser) -> int:
    """The lands of a hand and the cards that can find one, once those before are played."""
    lands = sum(1 for card in hand if card.is_land)
    found = lands
    for mana in sorted(_search_cost(card, lands, appraiser) for card in hand):
        if mana <= min(found, _CHEAP):
            found += 1
    return found


def _search_cost(card: CardView, lands: int, appraiser: Appraiser) -> float:
    """The mana for which a card of a hand with so many lands finds a land."""
    traits = appraiser.traits(card.card)
    if traits.fetch is None:
        return float("inf")
    # A cost without mana is one for hands that have no land.
    return traits.fetch if lands or traits.needed else 0


def _cheap(hand: tuple[CardView, ...]) -> int:
    return sum(1 for card in hand if not card.is_land and card.mana_value <= _CHEAP)


def to_bottom(hand: tuple[CardView, ...], offered: list[CardView], appraiser: Appraiser) -> int:
    """The index of the offered card that the hand misses least."""
    lands = sum(1 for card in hand if card.is_land)
    lands = max(lands, min(_WANTED_LANDS, land_sources(hand, appraiser)))
    colors = 0
    for card in hand:
        colors |= appraiser.traits(card.card).mana_types
    worths = [_worth(card, lands, colors, appraiser) for card in offered]
    return worths.index(min(worths))


def _worth(card: CardView, lands: int, colors: int, appraiser: Appraiser) -> float:
    traits = appraiser.traits(card.card)
    if traits.land:
        return 0.5 if lands > _WANTED_LANDS + 1 else 2.0 if lands > _WANTED_LANDS else 9.0
    if traits.fetch is not None and traits.fetch <= _CHEAP and lands <= _WANTED_LANDS:
        return 6.0
    cost = card.cost
    if cost is not None and not all(
        symbol.types & colors or symbol.generic or symbol.phyrexian for symbol in cost.symbols
    ):
        return 0.4
    # Early on, what costs much is worth less.
    return traits.playing - 2 * traits.price
