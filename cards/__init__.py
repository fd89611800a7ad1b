"""The cards that are implemented, and decks made of them.

``cards.get("Lightning Bolt")`` gives a card's definition, ``cards.names()`` every name,
``cards.Deck.load("mono-red-rally")`` a deck.
"""

from cards.decks import Deck, DeckError, deck_names
from cards.plugins import PluginError
from cards.registry import (
    UnknownCard,
    get,
    names,
    shipped_names,
    slug,
    suggest,
    token,
    token_names,
)

__all__ = [
    "Deck",
    "DeckError",
    "PluginError",
    "UnknownCard",
    "deck_names",
    "get",
    "names",
    "shipped_names",
    "slug",
    "suggest",
    "token",
    "token_names",
]
