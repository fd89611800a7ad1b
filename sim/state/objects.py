"""Game objects (109): cards in every zone, permanents, tokens, spells and abilities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sim.state.events import Context
from sim.vocab.abilities import Replacement
from sim.vocab.definition import CardDef, Characteristics
from sim.vocab.record import Ability, Effect, Modification, Pattern, Rule
from sim.vocab.terms import NOBODY, ZONE_LIBRARY

NO_COUNTERS: Final[dict[str, int]] = {}
"""Counters are replaced as a whole, so all that have none share this."""


@mypyc_attr(acyclic=True, free_list_len=1)
class GameObject:
    """A card, token, copy or ability as an object in one zone.

    An object that changes zones becomes a new one with a new ``id`` (400.7); the old one
    stays as it was last known, with ``became`` as the new id. Objects in libraries, hands,
    graveyards and exile are shared by clones and are replaced, never changed, there.

    ``definition`` holds the copiable values: those of the card's face that is up, or those of
    what it copies, in which case ``copied`` is true. ``turned``: its back face is up, since the
    object ``turned_at`` would have been the next to be made (701.28f). ``own`` are its copiable
    values but for a copy effect that lasts (layer 1), None where there is no such effect.
    ``melded`` is the second of the two cards that represent a melded permanent, ``became_too``
    what that one became.
    ``chars`` are the characteristics as the layers leave them; ``default_controller`` is the
    player under whose control it entered, before control effects of layer 2. ``known`` is a
    mask of the players who know which card it is. ``since`` is the turn in which it came to
    its zone, or its controller to control it, ``entered`` the one in which it entered.
    ``counters`` is replaced as a whole, never changed in place, so that clones may share it.
    ``attacking`` is the entity attacked, ``blocking`` the creatures blocked. For what is on the
    stack, ``context`` holds its choices, and ``ability`` the ability where it is one; ``x``,
    ``kicked``, ``via`` and ``cast_from`` (the zone) go on to the permanent a spell becomes.
    ``devoured`` is how many creatures the permanent devoured as it entered (702.82c).
    """

    __slots__ = (
        "ability",
        "attached_to",
        "attacking",
        "became",
        "became_too",
        "blocked",
        "blocking",
        "card",
        "cast_from",
        "chars",
        "chosen",
        "context",
        "controller",
        "copied",
        "counters",
        "damage",
        "deathtouched",
        "default_controller",
        "definition",
        "devoured",
        "entered",
        "exiled_with",
        "face_down",
        "id",
        "is_copy",
        "kicked",
        "known",
        "melded",
        "own",
        "owner",
        "since",
        "tapped",
        "timestamp",
        "token",
        "turned",
        "turned_at",
        "via",
        "x",
        "zone",
    )

    def __init__(
        self,
        id: int,
        card: CardDef,
        owner: int,
        zone: int = ZONE_LIBRARY,
        like: GameObject | None = None,
    ) -> None:
        self.id = id
        self.card = card
        self.owner = owner
        self.zone = zone
        if like is not None:  # all else as it is there; half the time of setting it twice
            self.controller: int = like.controller
            self.default_controller: int = like.default_controller
            self.chars: Characteristics = like.chars
            self.definition: CardDef = like.definition
            self.token: bool = like.token
            self.is_copy: bool = like.is_copy
            self.known: int = like.known
            self.became: int = like.became
            self.became_too: int = like.became_too
            self.copied: bool = like.copied
            self.own: CardDef | None = like.own
            self.melded: CardDef | None = like.melded
            self.turned: bool = like.turned
            self.turned_at: int = like.turned_at
            self.timestamp: int = like.timestamp
            self.since: int = like.since
            self.entered: int = like.entered
            self.tapped: bool = like.tapped
            self.damage: int = like.damage
            self.deathtouched: bool = like.deathtouched
            self.counters: dict[str, int] = like.counters
            self.attached_to: int = like.attached_to
            self.chosen: str = like.chosen
            self.exiled_with: int = like.exiled_with
            self.face_down: bool = like.face_down
            self.attacking: int = like.attacking
            self.blocked: bool = like.blocked
            self.blocking: tuple[int, ...] = like.blocking
            self.x: int = like.x
            self.kicked: int = like.kicked
            self.via: str = like.via
            self.cast_from: int = like.cast_from
            self.devoured: int = like.devoured
            self.ability: Ability | None = like.ability
            context = like.context
            self.context: Context | None = None if context is None else context.clone()
            return
        self.controller = owner
        self.default_controller = owner
        self.chars = card.printed
        self.definition = card
        self.token = False
        self.is_copy = False
        self.known = 0
        self.became = NOBODY
        self.became_too = NOBODY
        self.copied = False
        self.own = None
        self.melded = None
        self.turned = False
        self.turned_at = 0
        self.timestamp = 0
        self.since = 0
        self.entered = -1
        self.tapped = False
        self.damage = 0
        self.deathtouched = False
        self.counters = NO_COUNTERS
        self.attached_to = NOBODY
        self.chosen = ""
        self.exiled_with = NOBODY
        self.face_down = False
        self.attacking = NOBODY
        self.blocked = False
        self.blocking = ()
        self.x = 0
        self.kicked = 0
        self.via = ""
        self.cast_from = NOBODY
        self.devoured = 0
        self.context = None
        self.ability = None

    def __reduce__(self) -> tuple[object, ...]:
        return (GameObject, (self.id, self.card, self.owner), self.__getstate__())

    def clone(self) -> GameObject:
        """An independent copy."""
        return GameObject(self.id, self.card, self.owner, self.zone, self)

    @property
    def name(self) -> str:
        """The object's name."""
        return self.chars.name

    def __repr__(self) -> str:
        return f"<{self.id} {self.chars.name} zone {self.zone}>"


class ContinuousEffect:
    """An effect of a resolved spell or ability that lasts (611.2), or a delayed trigger (603.7).

    Just one of ``modifications`` (on the ``objects`` fixed as it began), ``rule``,
    ``replacement`` and ``pattern`` with ``effects`` is set. ``uses`` is how often it still
    works, or how much damage it still prevents; -1 is no limit. ``turn`` is when it began.
    """

    __slots__ = (
        "context",
        "duration",
        "effects",
        "id",
        "modifications",
        "objects",
        "pattern",
        "reads",
        "replacement",
        "rule",
        "timestamp",
        "turn",
        "uses",
    )

    def __init__(self, id: int, context: Context, duration: str, timestamp: int, turn: int) -> None:
        self.id = id
        self.context = context
        self.duration = duration
        self.timestamp = timestamp
        self.turn = turn
        self.objects: tuple[int, ...] = ()
        self.modifications: tuple[Modification, ...] = ()
        self.rule: Rule | None = None
        self.replacement: Replacement | None = None
        self.pattern: Pattern | None = None
        self.effects: tuple[Effect, ...] = ()
        self.uses = -1
        self.reads = 0

    def __reduce__(self) -> tuple[object, ...]:
        return (
            ContinuousEffect,
            (self.id, self.context, self.duration, self.timestamp, self.turn),
            self.__getstate__(),
        )

    def clone(self) -> ContinuousEffect:
        """An independent copy."""
        out = ContinuousEffect(self.id, self.context, self.duration, self.timestamp, self.turn)
        out.objects = self.objects
        out.modifications = self.modifications
        out.rule = self.rule
        out.replacement = self.replacement
        out.pattern = self.pattern
        out.effects = self.effects
        out.uses = self.uses
        out.reads = self.reads
        return out


class WaitingTrigger:
    """A triggered ability that waits to be put on the stack (603.3)."""

    __slots__ = ("ability", "card", "context")

    def __init__(self, ability: Ability, card: CardDef, context: Context) -> None:
        self.ability = ability
        self.card = card
        self.context = context

    def __reduce__(self) -> tuple[object, ...]:
        return (WaitingTrigger, (self.ability, self.card, self.context), self.__getstate__())

    def clone(self) -> WaitingTrigger:
        """An independent copy."""
        return WaitingTrigger(self.ability, self.card, self.context.clone())
