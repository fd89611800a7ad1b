"""Finding players and objects by the names a scenario gives them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.scenario.failure import ScenarioFailed, StepFailed
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.definition import CardDef
from sim.vocab.designations import Monarch
from sim.vocab.terms import (
    NOBODY,
    ZONE_BATTLEFIELD,
    ZONE_COMMAND,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_LIBRARY,
    ZONE_STACK,
)

_ABILITY: Final = "ability:"
_TIERS: Final = (
    (ZONE_STACK, ZONE_BATTLEFIELD),
    (ZONE_GRAVEYARD, ZONE_EXILE, ZONE_COMMAND, ZONE_HAND),
    (ZONE_LIBRARY,),
)


@dataclass(frozen=True)
class Reference:
    """What a name says: the plain name, a player's letter before it, an ability's source."""

    name: str
    player: int = NOBODY
    ability: bool = False


def parse(text: str) -> Reference:
    """Take a name apart: ``"b:Grizzly Bears"``, ``"ability:Soul Warden"``."""
    player = NOBODY
    ability = False
    while True:
        if text[:2] in ("a:", "b:"):
            player = "ab".index(text[0])
            text = text[2:]
        elif text.startswith(_ABILITY):
            ability = True
            text = text[len(_ABILITY) :]
        else:
            return Reference(text, player, ability)


def player_of(text: str) -> int:
    """The player that ``"a"`` or ``"b"`` names, or NOBODY."""
    return "ab".index(text) if text in ("a", "b") else NOBODY


def letter(player: int) -> str:
    """How a scenario calls a player."""
    return "ab"[player] if player in (0, 1) else "nobody"


def shown_name(obj: GameObject) -> str:
    """The object's name; a token goes by it without the word Token."""
    return obj.chars.name.removesuffix(" Token")


def source_name(state: GameState, obj: GameObject) -> str:
    """The name of the source of an ability on the stack, as it is or was last known."""
    source = None if obj.context is None else state.find(obj.context.source)
    return shown_name(source) if source is not None else obj.card.name.removesuffix(" Token")


def holder(obj: GameObject) -> int:
    """Whose an object is: its controller, or its owner off the battlefield and the stack."""
    return obj.controller if obj.zone in (ZONE_BATTLEFIELD, ZONE_STACK) else obj.owner


def everything(state: GameState) -> list[GameObject]:
    """All objects, in the order in which names are looked for."""
    found = state.stack[::-1] + state.battlefield
    for player in state.players:
        found += player.graveyard[::-1]
    for player in state.players:
        found += player.exile
    for player in state.players:
        # A designation such as the monarch is kept there too, but is no object.
        found += [one for one in player.command if one.card is not Monarch.definition]
    for player in state.players:
        found += player.hand
    for player in state.players:
        found += player.library
    return found


def is_face(state: GameState, text: str) -> bool:
    """Whether a card is there of which a half or another face has the name."""
    name = parse(text).name.casefold()
    return any(face.name.casefold() == name for obj in everything(state) for face in obj.card.faces)


class Names:
    """The ids of a scenario and the objects they stand for; ids follow a card (400.7)."""

    def __init__(self) -> None:
        self.ids: dict[str, int] = {}
        self._cards: dict[str, tuple[CardDef, int]] = {}

    def copy(self) -> Names:
        """An independent copy."""
        out = Names()
        out.ids = self.ids.copy()
        out._cards = self._cards.copy()
        return out

    def give(self, id: str, obj: GameObject) -> None:
        """Call an object by an id."""
        self.ids[id] = obj.id
        if not obj.token:
            self._cards[id] = (obj.card, obj.owner)

    def object_of(self, state: GameState, id: str) -> GameObject | None:
        """The object an id stands for, in whatever zone it is now; None if it is gone."""
        number = self.ids[id]
        seen = state.find(number)
        while seen is not None and seen.became != NOBODY and seen.id not in state.objects:
            number = seen.became
            seen = state.find(number)
        self.ids[id] = number
        found = state.objects.get(number)
        if found is None and seen is None:
            found = self._shuffled(state, id)
        return found

    def _shuffled(self, state: GameState, id: str) -> GameObject | None:
        """A card that was shuffled into its library is any of its name there; tokens are gone."""
        if id not in self._cards:
            return None
        card, owner = self._cards[id]
        taken = [number for other, number in self.ids.items() if other != id]
        for obj in state.players[owner].library:
            if obj.card is card and obj.id not in taken:
                self.ids[id] = obj.id
                return obj
        return None

    def follow(self, state: GameState) -> None:
        """Let every id follow its card now; where it was may be forgotten later."""
        for id in self.ids:
            self.object_of(state, id)

    def swap(self, first: int, second: int) -> None:
        """Two alike objects change places: each id now stands for the other one."""
        for id, number in self.ids.items():
            if number == first:
                self.ids[id] = second
            elif number == second:
                self.ids[id] = first

    def id_for(self, state: GameState, obj: GameObject) -> str:
        """How messages call an object: its id, or its name."""
        for id, number in self.ids.items():
            if number == obj.id:
                return id
        if obj.ability is not None:
            return _ABILITY + source_name(state, obj)
        return shown_name(obj) or "a face-down object"

    def fits(self, state: GameState, text: str, obj: GameObject) -> bool:
        """Whether the id or name is the object's."""
        if text in self.ids:
            found = self.object_of(state, text)
            return found is not None and found.id == obj.id
        return self.fits_name(state, parse(text), obj)

    def fits_name(self, state: GameState, reference: Reference, obj: GameObject) -> bool:
        """Whether the qualified name is the object's."""
        if reference.player not in (NOBODY, holder(obj)):
            return False
        if reference.ability != (obj.ability is not None):
            return False
        if reference.name in self.ids:
            return self._same_source(state, reference, obj)
        wanted = reference.name.casefold()
        if obj.ability is not None:
            return source_name(state, obj).casefold() == wanted
        name = shown_name(obj).casefold()
        return name == wanted or (" // " in name and wanted in name.split(" // "))

    def _same_source(self, state: GameState, reference: Reference, obj: GameObject) -> bool:
        """Whether the object is the one with the id, or an ability of it."""
        named = self.object_of(state, reference.name)
        if not reference.ability:
            return named is not None and named.id == obj.id
        if obj.context is None:
            return False
        source = state.find(obj.context.source)
        while source is not None and source.became != NOBODY:
            source = state.find(source.became)
        return source is not None and source.id == self.ids[reference.name]

    def find(self, state: GameState, text: str) -> list[GameObject]:
        """The objects that a name fits, all from the first zones where it fits any.

        Empty where it names an object that has ceased to exist.

        Raises:
            ScenarioFailed: nothing was ever called so.
        """
        if text in self.ids:
            found = self.object_of(state, text)
            return [found] if found is not None else []
        reference = parse(text)
        objects = everything(state)
        for tier in _TIERS:
            fitting = [
                obj for obj in objects if obj.zone in tier and self.fits_name(state, reference, obj)
            ]
            if fitting:
                return fitting
        folded = reference.name.casefold()
        for obj in objects:  # a copy or a face-down card goes by its own name if by no other
            if obj.card.name.casefold() == folded and not reference.ability:
                return [obj]
        if any(shown_name(old).casefold() == folded for old in state.departed.values()):
            return []
        raise ScenarioFailed(f"nothing is called {text!r}")

    def entity(self, state: GameState, text: str) -> int:
        """The one player or object of that name, as an entity id.

        Raises:
            StepFailed: the object has ceased to exist, or several fit and differ.
        """
        player = player_of(text)
        if player != NOBODY:
            return player
        found = self.find(state, text)
        if not found:
            raise StepFailed(f"{text} is gone")
        return self.only(state, text, found).id

    def only(self, state: GameState, text: str, found: list[GameObject]) -> GameObject:
        """The first of several objects that do not differ.

        Raises:
            StepFailed: they differ, so that the scenario has to use ids.
        """
        if len(found) > 1 and any(not alike(state, found[0], other) for other in found[1:]):
            raise StepFailed(f"several objects fit {text!r} and differ; they need ids")
        return found[0]


def alike(state: GameState, one: GameObject, other: GameObject) -> bool:
    """Whether nothing that a player could see tells two objects apart."""
    return _visible(state, one) == _visible(state, other)


def _visible(state: GameState, obj: GameObject) -> tuple[object, ...]:
    common = (obj.definition, obj.owner, obj.zone, obj.face_down, sorted(obj.counters.items()))
    if obj.zone == ZONE_STACK:
        context = obj.context
        chosen = None if context is None else (context.targets, context.modes, context.x)
        return (*common, obj.controller, obj.ability, chosen)
    if obj.zone != ZONE_BATTLEFIELD:
        return (*common, obj.exiled_with)
    attachments = sorted(
        (one.chars.name, one.controller) for one in state.battlefield if one.attached_to == obj.id
    )
    return (
        *common,
        obj.controller,
        obj.token,
        obj.tapped,
        obj.damage,
        obj.since >= state.players[obj.controller].turn_began,
        obj.attacking,
        obj.blocked,
        obj.blocking,
        obj.attached_to,
        obj.chosen,
        obj.chars.power,
        obj.chars.toughness,
        obj.chars.keywords,
        attachments,
    )
