"""The cards that are implemented, and decks made of them.

``cards.get("Lightning Bolt")`` gives a card's definition, ``cards.names()`` every name,
``cards.Deck.load("mono-red-rally")`` a deck.
"""

from cards.decks import Deck, DeckError, deck_names
from cards.registry import UnknownCard, get, names, slug, suggest, token, token_names

__all__ = [
    "Deck",
    "DeckError",
    "UnknownCard",
    "deck_names",
    "get",
    "names",
    "slug",
    "suggest",
    "token",
    "token_names",
]
