"""Words that players choose: colours, card names, types."""

from __future__ import annotations

from typing import Final

from sim.rules.evaluate import is_creature_type
from sim.state.decision import DO_WORD, Option
from sim.state.game_state import GameState
from sim.vocab.terms import BASIC_LAND_TYPES, COLOR_NAMES, TYPE_LAND

ANOTHER_CARD: Final = "another card"


def word_options(state: GameState, kind: str, other_than: str = "") -> list[Option]:
    """The words to choose from: every colour, or the names and types of the cards of the game.

    All of them but ``other_than``.
    A player may name any card (201.4); all that are not in the game are one option.

    Raises:
        ValueError: the kind of word is not known.
    """
    words: list[str]
    if kind == "color":
        words = list(COLOR_NAMES)
    elif kind == "land type":
        words = list(BASIC_LAND_TYPES)
    elif kind.endswith("card name"):
        cards = {obj.card for obj in state.objects.values()}
        # 201.4d-e: the name of a back face can be chosen too.
        faces = {face.name for card in cards for face in card.faces}
        words = sorted({card.name for card in cards} | faces)
        if kind == "nonland card name":
            words = sorted({card.name for card in cards if not card.type_mask & TYPE_LAND} | faces)
        words.append(ANOTHER_CARD)
    elif kind == "creature type":
        found = {name for obj in state.objects.values() for name in obj.card.subtypes}
        words = sorted(name for name in found if is_creature_type(name)) or ["Human"]
    else:
        raise ValueError(f"no words of kind {kind!r}")
    return [Option(DO_WORD, word=word) for word in words if word != other_than]
