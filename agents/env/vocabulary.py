"""Card identity for learners: a stable integer for each card, and what the cards are like.

The names stand in ``card_ids.txt``, one a line; a card's id is its line's number and 1 more. Id 0
is no card, 1 a card that the observer does not know or that the vocabulary has not. The words
that make columns of the features stand in ``card_words.txt``. In both files names are only ever
added at the end (``python -m agents.env.vocabulary`` does), so that what a network has learnt of
a card stays true.
"""

from __future__ import annotations

import functools
import importlib.resources
from collections import Counter
from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

import cards
from agents.env import layout
from agents.env.encoder import UNKNOWN_CARD
from sim.vocab import CardDef, terms
from sim.vocab.card import Emblem
from sim.vocab.designations import Monarch
from sim.vocab.record import Record

FIRST_CARD: Final = UNKNOWN_CARD + 1
_IDS: Final = "card_ids.txt"
_WORDS: Final = "card_words.txt"
_TOKENS: Final = "cards.tokens."


def key(card: CardDef) -> str:
    """The name by which the vocabulary knows a definition.

    A card's or a face's own; ``token goblin_red_1_1`` for a token, after its module.
    """
    if card.module.startswith(_TOKENS):
        return f"token {card.module.removeprefix(_TOKENS)}"
    return card.name


@functools.cache
def ids() -> dict[str, int]:
    """The id of each name of the vocabulary."""
    return {name: number for number, name in enumerate(_lines(_IDS), FIRST_CARD)}


def size() -> int:
    """How many ids there are, 0 and 1 included."""
    return len(ids()) + FIRST_CARD


def identify(card: CardDef) -> int:
    """A definition's id."""
    return ids().get(key(card), UNKNOWN_CARD)


def named(name: str) -> int:
    """The id of the card of that name; 0 if there is none."""
    return ids().get(name, 0)


def definitions() -> Iterator[CardDef]:
    """Every card, face, token and emblem that comes with manaduel, in no special order."""
    for name in cards.shipped_names():
        card = cards.get(name)
        yield card
        yield from card.faces
    for module in cards.token_names():
        token = cards.token(module)
        yield token
        yield from token.faces
    yield Emblem.definition  # without the abilities that an effect gives each
    yield Monarch.definition


_NUMBERS: Final = ("mana_value", "x_in_cost", "power", "toughness", "loyalty", "abilities")
_SUPERTYPES: Final = ("basic", "legendary", "snow")
_MORE_TYPES: Final = (("instant", terms.TYPE_INSTANT), ("sorcery", terms.TYPE_SORCERY))


@functools.cache
def feature_names() -> tuple[str, ...]:
    """The columns of :func:`features`."""
    return (
        "known",
        *_NUMBERS,
        *(f"{color}_symbols" for color in terms.COLOR_NAMES),
        *terms.COLOR_NAMES,
        *(name for name, _ in layout.TYPES),
        *(name for name, _ in _MORE_TYPES),
        *_SUPERTYPES,
        "token",
        *(f"keyword_{name}" for name in terms.KEYWORD_NAMES),
        *(f"word_{word}" for word in _lines(_WORDS)),
    )


@functools.cache
def features() -> NDArray[np.float32]:
    """What the cards are like, derived from their definitions: ``(size(), len(feature_names()))``.

    Row 0 is all zeros and so is that of an unknown card. A ``word_...`` column counts how often
    a record of the vocabulary, such as ``DealDamage`` or ``Draw``, stands in the card's
    abilities, so that a card that was never seen in training still means something.
    """
    table = np.zeros((size(), len(feature_names())), dtype=np.float32)
    for card in definitions():
        number = identify(card)
        if number != UNKNOWN_CARD:
            table[number] = list(_row(card))
    table.flags.writeable = False
    return table


def _row(card: CardDef) -> Iterator[float]:
    yield 1
    yield card.mana_value
    yield 0 if card.cost is None else card.cost.x_count
    yield card.power
    yield card.toughness
    yield card.loyalty
    yield len(card.abilities)
    cost = "" if card.cost is None else str(card.cost)
    for letter in terms.MANA_LETTERS[: len(terms.COLOR_NAMES)]:
        yield cost.count(letter)
    for index in range(len(terms.COLOR_NAMES)):
        yield card.colors >> index & 1
    for _, mask in (*layout.TYPES, *_MORE_TYPES):
        yield bool(card.type_mask & mask)
    for name in _SUPERTYPES:
        yield name.capitalize() in card.supertypes
    yield card.token
    for index in range(len(terms.KEYWORD_NAMES)):
        yield card.keywords >> index & 1
    counts = words_of(card.abilities)
    for word in _lines(_WORDS):
        yield counts[word]


def words_of(value: object) -> Counter[str]:
    """How often each record of the vocabulary stands in an ability, or in several."""
    found: Counter[str] = Counter()
    if isinstance(value, Record):
        found[type(value).__name__] += 1
        value = value.values()
    if isinstance(value, tuple):
        for part in value:
            found += words_of(part)
    return found


def missing() -> tuple[list[str], list[str]]:
    """The names and the words of implemented cards that the files have not yet, sorted."""
    known = definitions()
    found = {key(card): words_of(card.abilities) for card in known}
    words = {word for counts in found.values() for word in counts}
    return sorted(found.keys() - ids().keys()), sorted(words - set(_lines(_WORDS)))


@functools.cache
def _lines(file: str) -> tuple[str, ...]:
    text = importlib.resources.files(__package__).joinpath(file).read_text(encoding="utf-8")
    return tuple(text.splitlines())


def main() -> None:
    """Adds what is missing at the ends of the files."""
    for file, names in zip((_IDS, _WORDS), missing(), strict=True):
        path = str(importlib.resources.files(__package__).joinpath(file))
        with open(path, "a", encoding="utf-8") as opened:
            opened.writelines(f"{name}\n" for name in names)
        print(f"{file}: {len(names)} added")


if __name__ == "__main__":
    main()
