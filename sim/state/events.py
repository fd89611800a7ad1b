"""Events, and the context in which instructions are read: plain data that clones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sim.vocab.definition import CardDef
from sim.vocab.terms import CAUSE_NONE, EVENT_MOVE, NOBODY, ZONE_NONE

if TYPE_CHECKING:
    from sim.state.objects import GameObject


# What happens to a spell as it leaves the stack: nothing special, exile instead of the graveyard
# (an effect by which it was cast), exile instead of anywhere else (flashback).
EXILES_NOT: Final = 0
EXILES_FROM_GRAVEYARD: Final = 1
EXILES_ANYWHERE: Final = 2


@mypyc_attr(acyclic=True)
class Entry:
    """How an object is to enter the battlefield, as replacement effects leave it (614.12).

    ``counted``: ``counters`` are all that it enters with, those of the rules included.
    ``turned``: with its back face up; ``melded``: the other card with which it is melded;
    ``devoured``: how many creatures it devours (702.82a).
    """

    __slots__ = (
        "attached_to",
        "attacking",
        "blocking",
        "chosen",
        "controller",
        "copy",
        "counted",
        "counters",
        "devoured",
        "face_down",
        "keywords",
        "melded",
        "tapped",
        "turned",
    )

    def __init__(self, controller: int = NOBODY) -> None:
        self.controller = controller
        self.tapped = False
        self.counters: dict[str, int] = {}
        self.copy: CardDef | None = None
        self.keywords = 0
        self.chosen = ""
        self.attacking = NOBODY
        self.blocking = NOBODY
        self.attached_to = NOBODY
        self.face_down = False
        self.counted = False
        self.turned = False
        self.melded = NOBODY
        self.devoured = 0

    def clone(self) -> Entry:
        """An independent copy."""
        out = Entry(self.controller)
        out.tapped = self.tapped
        out.counters = dict(self.counters)
        out.copy = self.copy
        out.keywords = self.keywords
        out.chosen = self.chosen
        out.attacking = self.attacking
        out.blocking = self.blocking
        out.attached_to = self.attached_to
        out.face_down = self.face_down
        out.counted = self.counted
        out.turned = self.turned
        out.melded = self.melded
        out.devoured = self.devoured
        return out


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """Something that happens (700.1): one atom, as data.

    Which fields count depends on ``kind`` (``terms.EVENT_*``): ``object`` is what it happens
    to, ``player`` to or by whom, ``source`` what causes it, ``amount`` how much, ``word`` the
    kind of counter or colour, ``units`` mana. A move has its zones and cause, and ``moved``
    is the id in the new zone, ``also`` that of the second card of a melded permanent (713.4).
    ``applied`` lists the replacement effects already used (614.5).
    ``planned`` is the mana that a payment counts on, with that of triggered abilities.
    ``entering`` is what enters as it will exist on the battlefield (614.12), while replacement
    effects look at it.
    """

    __slots__ = (
        "also",
        "amount",
        "applied",
        "bottom",
        "card",
        "cause",
        "combat",
        "entering",
        "entry",
        "from_zone",
        "kind",
        "moved",
        "object",
        "planned",
        "player",
        "source",
        "to_zone",
        "units",
        "word",
    )

    def __init__(
        self,
        kind: int = EVENT_MOVE,
        object: int = NOBODY,
        player: int = NOBODY,
        source: int = NOBODY,
        amount: int = 0,
        word: str = "",
    ) -> None:
        self.kind = kind
        self.object = object
        self.player = player
        self.source = source
        self.amount = amount
        self.word = word
        self.from_zone = ZONE_NONE
        self.to_zone = ZONE_NONE
        self.cause = CAUSE_NONE
        self.combat = False
        self.bottom = False
        self.moved = NOBODY
        self.also = NOBODY
        self.card: CardDef | None = None
        self.entry: Entry | None = None
        self.entering: GameObject | None = None
        self.units: tuple[int, ...] = ()
        self.planned: tuple[int, ...] = ()
        self.applied: tuple[tuple[int, int], ...] = ()

    def clone(self) -> Event:
        """An independent copy."""
        out = Event(self.kind, self.object, self.player, self.source, self.amount, self.word)
        out.from_zone = self.from_zone
        out.to_zone = self.to_zone
        out.cause = self.cause
        out.combat = self.combat
        out.bottom = self.bottom
        out.moved = self.moved
        out.also = self.also
        out.card = self.card
        out.entry = self.entry.clone() if self.entry is not None else None
        out.units = self.units
        out.planned = self.planned
        out.applied = self.applied
        out.entering = self.entering
        return out


@mypyc_attr(acyclic=True, free_list_len=1)
class Context:
    """What the words of a spell or ability refer to: its source, controller, choices, event.

    ``targets`` holds the chosen entities clause by clause, ``division`` how an amount is
    divided among those of the first clause; ``registers`` and ``words`` what instructions
    put away under names; ``exiles`` whether the spell is exiled as it leaves the stack (EXILES_*);
    ``applied`` the replacement effects whose program this is, which don't apply to it (614.5);
    ``done`` whether the last instruction was carried out.

    Most contexts are made to look at something once and never hold targets, a division, registers
    or words: these are made when first asked for.
    """

    __slots__ = (
        "_division",
        "_registers",
        "_targets",
        "_words",
        "applied",
        "controller",
        "done",
        "event",
        "exiles",
        "kicked",
        "modes",
        "source",
        "via",
        "x",
    )

    def __init__(self, source: int, controller: int) -> None:
        self.source = source
        self.controller = controller
        self._targets: list[list[int]] | None = None
        self._division: list[int] | None = None
        self.modes: tuple[int, ...] = ()
        self.x = 0
        self.kicked = 0
        self.via = ""
        self.exiles = EXILES_NOT
        self.applied: tuple[tuple[int, int], ...] = ()
        self.event: Event | None = None
        self._registers: dict[str, list[int]] | None = None
        self._words: dict[str, str] | None = None
        self.done = False

    def __reduce__(self) -> tuple[object, ...]:
        return (Context, (self.source, self.controller), self.__getstate__())

    @property
    def has_targets(self) -> bool:
        """Whether targets have been chosen for any clause, be they none."""
        return bool(self._targets)

    @property
    def targets(self) -> list[list[int]]:
        """The chosen entities, clause by clause."""
        found = self._targets
        if found is None:
            found = self._targets = []
        return found

    @targets.setter
    def targets(self, targets: list[list[int]]) -> None:
        self._targets = targets

    @property
    def division(self) -> list[int]:
        """How an amount is divided among the targets of the first clause."""
        found = self._division
        if found is None:
            found = self._division = []
        return found

    @division.setter
    def division(self, division: list[int]) -> None:
        self._division = division

    @property
    def registers(self) -> dict[str, list[int]]:
        """The entities put away under names."""
        found = self._registers
        if found is None:
            found = self._registers = {}
        return found

    @property
    def words(self) -> dict[str, str]:
        """The words put away under names."""
        found = self._words
        if found is None:
            found = self._words = {}
        return found

    def stored(self, name: str) -> list[int] | None:
        """The entities put away under a name; None if there are none."""
        return None if self._registers is None else self._registers.get(name)

    def all_stored(self) -> list[int]:
        """All entities that are put away."""
        found: list[int] = []
        if self._registers is not None:
            for ids in self._registers.values():
                found += ids
        return found

    def clone(self) -> Context:
        """An independent copy; events that have happened are shared."""
        out = Context(self.source, self.controller)
        if self._targets is not None:
            out._targets = [list(chosen) for chosen in self._targets]
        if self._division is not None:
            out._division = list(self._division)
        out.modes = self.modes
        out.x = self.x
        out.kicked = self.kicked
        out.via = self.via
        out.exiles = self.exiles
        out.applied = self.applied
        out.event = self.event
        if self._registers is not None:
            out._registers = {name: list(ids) for name, ids in self._registers.items()}
        if self._words is not None:
            out._words = dict(self._words)
        out.done = self.done
        return out
