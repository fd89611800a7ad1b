"""The faces with which a card can be cast: halves, Adventures, modal backs, face down (708-715)."""

from __future__ import annotations

from sim.rules.permitting import Way
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.card import FaceDown
from sim.vocab.definition import LAYOUT_TRANSFORMING, CardDef
from sim.vocab.faces import LAYOUT_MODAL, PLAYABLE_LAYOUTS
from sim.vocab.special import BESTOWED
from sim.vocab.terms import FACE_BACK, FACE_BESTOWED, FACE_DOWN


def showing(card: CardDef, face: int) -> CardDef:
    """What the card is with that face: 0 is the card as it is, from 1 on its faces in order."""
    if face == FACE_DOWN:
        return FaceDown.definition
    if face == FACE_BACK:
        return card.other_face(LAYOUT_TRANSFORMING) or card
    if face == FACE_BESTOWED:
        return card.variant(BESTOWED)
    return card.faces[face - 1] if face > 0 else card


def playable(card: CardDef) -> list[int]:
    """The faces, besides the card itself, that can be played."""
    return [number for number, face in enumerate(card.faces, 1) if face.layout in PLAYABLE_LAYOUTS]


def with_face(obj: GameObject, face: int) -> GameObject:
    """The card as the spell that it would be with that face (601.3e)."""
    if face == 0:
        return obj
    seen = obj.clone()
    seen.definition = showing(obj.card, face)
    seen.chars = seen.definition.printed
    return seen


def as_cast(obj: GameObject, way: Way) -> GameObject:
    """The card as the spell that it would be if cast in that way."""
    return with_face(obj, way.face)


def show(state: GameState, spell: GameObject, face: int, player: int, known: int) -> None:
    """The spell that has just been put on the stack has that face up, or is face down."""
    spell.definition = showing(spell.card, face)
    spell.chars = spell.definition.printed
    if face == FACE_DOWN:
        spell.face_down = True
        spell.known = known | 1 << player  # 708.4: its controller may look at it
    elif spell.definition.layout in (LAYOUT_MODAL, LAYOUT_TRANSFORMING):
        spell.turned = True
        spell.turned_at = spell.id
    state.dirty = True
