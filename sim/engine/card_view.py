"""Cards, permanents, spells and abilities as a player sees them: read-only, made on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sim.rules import evaluate
from sim.vocab import terms
from sim.vocab.definition import CardDef
from sim.vocab.mana import ManaCost
from sim.vocab.record import Ability
from sim.vocab.terms import NOBODY

if TYPE_CHECKING:
    from sim.state.game_state import GameState
    from sim.state.objects import GameObject


class CardView:
    """A card that the viewer can see, in any zone; base of permanents and of the stack's objects.

    It shows the object as it is now; once the object has changed zones it is another one
    (400.7), and this shows it as it was. Two views of one object are equal.
    """

    __slots__ = ("_object", "_state")

    def __init__(self, state: GameState, obj: GameObject) -> None:
        self._state = state
        self._object = obj

    @property
    def id(self) -> int:
        """The object's id, by which options name it; 2 or more."""
        return self._object.id

    @property
    def name(self) -> str:
        """The name."""
        return self._object.chars.name

    @property
    def card(self) -> CardDef:
        """The definition: of what it copies, where it is a copy."""
        return self._object.definition

    @property
    def owner(self) -> int:
        """The player, 0 or 1, who owns it (108.3)."""
        return self._object.owner

    @property
    def controller(self) -> int:
        """The player who controls it; its owner where nobody does (108.4)."""
        return self._object.controller

    @property
    def zone(self) -> str:
        """The zone: ``library``, ``hand``, ``battlefield``, ``graveyard``, ``stack``, ``exile``."""
        return terms.ZONE_NAMES[self._object.zone]

    @property
    def types(self) -> tuple[str, ...]:
        """The card types, such as ``("Artifact", "Creature")``."""
        return terms.bit_names(self._object.chars.types, terms.TYPE_NAMES)

    @property
    def type_mask(self) -> int:
        """The card types as a mask of ``sim.vocab.TYPE_*``."""
        return self._object.chars.types

    @property
    def supertypes(self) -> tuple[str, ...]:
        """The supertypes, such as ``("Basic",)``."""
        return terms.bit_names(self._object.chars.supertypes, terms.SUPERTYPE_NAMES)

    @property
    def subtypes(self) -> tuple[str, ...]:
        """The subtypes, sorted; without the creature types of one that has all of them."""
        return tuple(sorted(self._object.chars.subtypes))

    def has_subtype(self, subtype: str) -> bool:
        """Whether it has the subtype; what has all creature types has each of them (702.73a)."""
        return evaluate.has_subtype(self._object, subtype)

    @property
    def colors(self) -> tuple[str, ...]:
        """The colours, such as ``("white", "red")``."""
        return terms.bit_names(self._object.chars.colors, terms.COLOR_NAMES)

    @property
    def color_mask(self) -> int:
        """The colours as a mask of ``sim.vocab.*_BIT``."""
        return self._object.chars.colors

    @property
    def keywords(self) -> tuple[str, ...]:
        """The keyword abilities that are plain flags, such as ``("flying", "haste")``."""
        return terms.bit_names(self._object.chars.keywords, terms.KEYWORD_NAMES)

    @property
    def keyword_mask(self) -> int:
        """Those as a mask of ``sim.vocab.KEYWORD_*``."""
        return self._object.chars.keywords

    def has(self, keywords: int) -> bool:
        """Whether it has one of the keywords of a mask of ``sim.vocab.KEYWORD_*``."""
        return self._object.chars.keywords & keywords != 0

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Its other abilities as records of ``sim.vocab``, in printed order."""
        return self._object.chars.abilities

    @property
    def power(self) -> int:
        """The power; 0 where there is none."""
        return evaluate.stat_of(self._state, self._object, "power")

    @property
    def toughness(self) -> int:
        """The toughness; 0 where there is none."""
        return evaluate.stat_of(self._state, self._object, "toughness")

    @property
    def mana_value(self) -> int:
        """The mana value (202.3)."""
        return evaluate.mana_value(self._object)

    @property
    def cost(self) -> ManaCost | None:
        """The mana cost; None where there is none, as for a land."""
        return self._object.definition.cost

    @property
    def is_creature(self) -> bool:
        """Whether it is a creature."""
        return self._object.chars.types & terms.TYPE_CREATURE != 0

    @property
    def is_land(self) -> bool:
        """Whether it is a land."""
        return self._object.chars.types & terms.TYPE_LAND != 0

    @property
    def counters(self) -> dict[str, int]:
        """The counters on it by kind, each at least 1; a copy."""
        return self._object.counters.copy()

    def text(self) -> str:
        """The rules text, rendered from its definition."""
        return self._object.definition.text()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardView) and self._object is other._object

    def __hash__(self) -> int:
        return self._object.id

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id} {self.name}>"


class PermanentView(CardView):
    """A permanent (110)."""

    __slots__ = ()

    @property
    def tapped(self) -> bool:
        """Whether it is tapped."""
        return self._object.tapped

    @property
    def sick(self) -> bool:
        """Whether it is a creature that cannot attack or use {T} yet (302.6); haste counts."""
        return evaluate.is_sick(self._state, self._object)

    @property
    def damage(self) -> int:
        """The damage marked on it (120.3e)."""
        return self._object.damage

    @property
    def deathtouched(self) -> bool:
        """Whether a source with deathtouch has dealt damage to it this turn (704.5h)."""
        return self._object.deathtouched

    @property
    def loyalty(self) -> int:
        """The loyalty counters on it."""
        return self._object.counters.get("loyalty", 0)

    @property
    def token(self) -> bool:
        """Whether it is a token."""
        return self._object.token

    @property
    def transformed(self) -> bool:
        """Whether its back face is up (712.4d); ``card`` is what it shows."""
        return self._object.turned

    @property
    def melded(self) -> tuple[CardDef, ...]:
        """The two cards that represent a melded permanent (713.2); none for others."""
        second = self._object.melded
        return () if second is None else (self._object.card, second)

    @property
    def attacking(self) -> int | None:
        """What it attacks: a player, 0 or 1, or a planeswalker's id; None if it does not."""
        attacked = self._object.attacking
        return None if attacked == NOBODY else attacked

    @property
    def blocked(self) -> bool:
        """Whether it is a blocked attacker (509.1h)."""
        return self._object.blocked

    @property
    def blocking(self) -> tuple[int, ...]:
        """The ids of the attackers that it blocks."""
        return self._object.blocking

    @property
    def blockers(self) -> tuple[int, ...]:
        """The ids of the creatures that block it."""
        id = self._object.id
        return tuple([one.id for one in self._state.battlefield if id in one.blocking])

    @property
    def attached_to(self) -> int | None:
        """The id of what it is attached to (a player's is 0 or 1); None if to nothing."""
        host = self._object.attached_to
        return None if host == NOBODY else host

    @property
    def attachments(self) -> tuple[int, ...]:
        """The ids of the permanents attached to it."""
        id = self._object.id
        return tuple([one.id for one in self._state.battlefield if one.attached_to == id])

    @property
    def chosen(self) -> str:
        """The colour, name or type chosen as it entered; empty if none was."""
        return self._object.chosen

    @property
    def x(self) -> int:
        """The X of the spell that it was (107.3m)."""
        return self._object.x


class StackView(CardView):
    """A spell or an ability on the stack (405). An ability has its source's card and name."""

    __slots__ = ()

    @property
    def ability(self) -> Ability | None:
        """The activated or triggered ability; None for a spell."""
        return self._object.ability

    @property
    def is_copy(self) -> bool:
        """Whether it is a copy of a spell or ability (707.10)."""
        return self._object.is_copy

    @property
    def source(self) -> int:
        """The id of the object that an ability comes from; a spell is its own source."""
        context = self._object.context
        return self._object.id if context is None else context.source

    @property
    def targets(self) -> tuple[tuple[int, ...], ...]:
        """The chosen players and objects by id, one tuple for each target clause."""
        context = self._object.context
        if context is None:
            return ()
        return tuple([tuple(chosen) for chosen in context.targets])

    @property
    def modes(self) -> tuple[int, ...]:
        """The indices of the chosen modes."""
        context = self._object.context
        return () if context is None else context.modes

    @property
    def x(self) -> int:
        """The value of X."""
        context = self._object.context
        return self._object.x if context is None else context.x

    @property
    def kicked(self) -> int:
        """How often it was kicked (702.33)."""
        context = self._object.context
        return self._object.kicked if context is None else context.kicked

    @property
    def via(self) -> str:
        """The alternative cost that a spell was cast for, such as ``flashback``; or empty."""
        context = self._object.context
        return self._object.via if context is None else context.via

    def text(self) -> str:
        """The rules text: of the ability, or of the spell's card."""
        ability = self._object.ability
        if ability is None:
            return self._object.definition.text()
        return ability.text().replace("~", self._object.chars.name)
