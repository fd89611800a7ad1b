"""Frames of the work stack: whatever takes more than one step, as plain data.

Each frame has a ``kind`` (which program), a ``position`` in it, registers, and the
``answer`` to the decision it asked last. The programs are in ``sim.rules``; the engine runs
the topmost frame until the game asks a player or ends.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sim.state.decision import Option
from sim.state.events import Context, Event
from sim.state.objects import WaitingTrigger
from sim.vocab.abilities import Activated, AlternativeCost, SpellAbility, Triggered
from sim.vocab.mana import FREE, ManaCost
from sim.vocab.programs import Mode
from sim.vocab.record import Cost, Effect
from sim.vocab.terms import NOBODY

FRAME_TURN: Final = 0
FRAME_MULLIGAN: Final = 1
FRAME_PRIORITY: Final = 2
FRAME_ANNOUNCE: Final = 3
FRAME_PAY: Final = 4
FRAME_RESOLVE: Final = 5
FRAME_EFFECT: Final = 6
FRAME_EVENT: Final = 7
FRAME_TRIGGERS: Final = 8
FRAME_STATE_BASED: Final = 9
FRAME_ATTACK: Final = 10
FRAME_BLOCK: Final = 11
FRAME_DAMAGE: Final = 12
FRAME_KINDS: Final = 13


@mypyc_attr(acyclic=True)
class Frame:
    """Base of the frames.

    ``group`` is that of the declaration under way; 0 lets the next question begin another.
    """

    KIND: ClassVar[int] = FRAME_TURN

    __slots__ = ("answer", "group", "kind", "position")

    def __init__(self) -> None:
        self.kind: int = self.KIND
        self.position = 0
        self.group = 0
        self.answer: Option | None = None

    def clone(self) -> Frame:
        """An independent copy."""
        raise NotImplementedError

    def _copy_to(self, out: Frame) -> None:
        out.position = self.position
        out.group = self.group
        out.answer = self.answer


def take_off(frames: list[Frame], frame: Frame) -> None:
    """A frame of the work stack is done with; mostly it is the topmost."""
    if frames[-1] is frame:
        frames.pop()
    else:
        frames.remove(frame)


@mypyc_attr(acyclic=True)
class TurnFrame(Frame):
    """The turn (500): always at the bottom. ``plan`` are the steps still to come, the next last."""

    KIND: ClassVar[int] = FRAME_TURN

    __slots__ = ("plan",)

    def __init__(self) -> None:
        super().__init__()
        self.plan: list[int] = []

    def clone(self) -> TurnFrame:
        """An independent copy."""
        out = TurnFrame()
        self._copy_to(out)
        out.plan = self.plan.copy()
        return out


@mypyc_attr(acyclic=True)
class MulliganFrame(Frame):
    """Opening hands (103.4): ``undecided`` players still to decide, ``kept`` who keep."""

    KIND: ClassVar[int] = FRAME_MULLIGAN

    __slots__ = ("again", "undecided")

    def __init__(self) -> None:
        super().__init__()
        self.undecided: list[int] = []
        self.again: list[int] = []

    def clone(self) -> MulliganFrame:
        """An independent copy."""
        out = MulliganFrame()
        self._copy_to(out)
        out.undecided = self.undecided.copy()
        out.again = self.again.copy()
        return out


@mypyc_attr(acyclic=True)
class PriorityFrame(Frame):
    """Players get priority until all pass in succession with the stack empty (117)."""

    KIND: ClassVar[int] = FRAME_PRIORITY

    __slots__ = ("passes",)

    def __init__(self) -> None:
        super().__init__()
        self.passes = 0

    def clone(self) -> PriorityFrame:
        """An independent copy."""
        out = PriorityFrame()
        self._copy_to(out)
        out.passes = self.passes
        return out


@mypyc_attr(acyclic=True)
class AnnounceFrame(Frame):
    """Casting a spell or activating an ability, or giving a trigger its choices (601.2, 603.3d).

    The choices come in the order of the rules. ``object`` is on the stack already and holds
    them in its context; ``ability`` is the activated or triggered ability or the spell's own;
    ``modes`` are all modes that could be chosen and ``chosen`` their indices; ``way`` the
    alternative cost; ``extras`` the names of optional costs that are paid; ``life_symbols``
    which Phyrexian symbols are paid with life; ``emerged`` what is sacrificed for emerge
    (702.119b); ``clause`` and ``picked`` where the choice of
    targets stands.
    """

    KIND: ClassVar[int] = FRAME_ANNOUNCE

    __slots__ = (
        "ability",
        "asked",
        "chosen",
        "clause",
        "emerged",
        "extras",
        "free",
        "life_symbols",
        "modes",
        "object",
        "origin",
        "parts",
        "picked",
        "player",
        "way",
    )

    def __init__(self, object: int, player: int) -> None:
        super().__init__()
        self.object = object
        self.player = player
        self.ability: Activated | Triggered | SpellAbility | None = None
        self.modes: tuple[Mode, ...] = ()
        self.chosen: list[int] = []
        self.way: AlternativeCost | None = None
        self.free = False
        self.origin = NOBODY
        self.extras: list[str] = []
        self.parts: list[Cost] = []
        self.life_symbols = 0
        self.asked = 0
        self.emerged = NOBODY
        self.clause = 0
        self.picked: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        return (AnnounceFrame, (self.object, self.player), self.__getstate__())

    def clone(self) -> AnnounceFrame:
        """An independent copy."""
        out = AnnounceFrame(self.object, self.player)
        self._copy_to(out)
        out.ability = self.ability
        out.modes = self.modes
        out.chosen = self.chosen.copy()
        out.way = self.way
        out.free = self.free
        out.origin = self.origin
        out.extras = self.extras.copy()
        out.parts = self.parts.copy()
        out.life_symbols = self.life_symbols
        out.asked = self.asked
        out.emerged = self.emerged
        out.clause = self.clause
        out.picked = self.picked.copy()
        return out


@mypyc_attr(acyclic=True)
class PayFrame(Frame):
    """Paying a cost (118): the choices for each part, then mana, then the parts (601.2f-h).

    ``mana`` is locked in. ``chosen`` holds the objects for each of the ``parts``.
    ``delved`` are cards of the graveyard exiled for generic mana. What the costs refer to is
    the context of the frame beneath, whose ``done`` is true afterwards.
    """

    KIND: ClassVar[int] = FRAME_PAY

    __slots__ = (
        "activations",
        "chosen",
        "convoke",
        "delve",
        "delved",
        "floating",
        "index",
        "mana",
        "parts",
        "player",
    )

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player
        self.mana: ManaCost = FREE
        self.parts: list[Cost] = []
        self.chosen: list[list[int]] = []
        self.index = 0
        self.delve = False
        self.convoke = False
        self.delved: list[int] = []
        self.floating: list[int] | None = None  # what floated before payment by hand began
        self.activations = 0

    def __reduce__(self) -> tuple[object, ...]:
        return (PayFrame, (self.player,), self.__getstate__())

    def clone(self) -> PayFrame:
        """An independent copy."""
        out = PayFrame(self.player)
        self._copy_to(out)
        out.mana = self.mana
        out.parts = self.parts.copy()
        out.chosen = [list(ids) for ids in self.chosen]
        out.index = self.index
        out.delve = self.delve
        out.convoke = self.convoke
        out.delved = self.delved.copy()
        out.floating = self.floating
        out.activations = self.activations
        return out


@mypyc_attr(acyclic=True)
class ResolveFrame(Frame):
    """The topmost object of the stack resolves (608)."""

    KIND: ClassVar[int] = FRAME_RESOLVE

    __slots__ = ("object",)

    def __init__(self, object: int) -> None:
        super().__init__()
        self.object = object

    def __reduce__(self) -> tuple[object, ...]:
        return (ResolveFrame, (self.object,), self.__getstate__())

    def clone(self) -> ResolveFrame:
        """An independent copy."""
        out = ResolveFrame(self.object)
        self._copy_to(out)
        return out


@mypyc_attr(acyclic=True)
class EffectFrame(Frame):
    """The one generic frame: instructions that are carried out in order.

    ``todo`` is a stack: its last element is the next instruction. ``picked`` gathers what
    the current instruction has been told so far.
    """

    KIND: ClassVar[int] = FRAME_EFFECT

    __slots__ = ("context", "picked", "todo")

    def __init__(self, context: Context, effects: tuple[Effect, ...]) -> None:
        super().__init__()
        self.context = context
        self.todo: list[Effect] = list(effects)
        self.todo.reverse()
        self.picked: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        return (EffectFrame, (self.context, ()), self.__getstate__())

    def clone(self) -> EffectFrame:
        """An independent copy."""
        out = EffectFrame(self.context.clone(), ())
        self._copy_to(out)
        out.todo = self.todo.copy()
        out.picked = self.picked.copy()
        return out


@mypyc_attr(acyclic=True)
class EventFrame(Frame):
    """Events that are to happen at once, while replacement effects are applied (614, 616).

    ``index`` is the event under consideration, ``options`` the replacement effects that the
    player may order, the chosen one first. ``instead`` are the programs that replace events.
    """

    KIND: ClassVar[int] = FRAME_EVENT

    __slots__ = ("events", "index", "instead", "options")

    def __init__(self, events: list[Event]) -> None:
        super().__init__()
        self.events = events
        self.index = 0
        self.options: list[tuple[int, int]] = []
        self.instead: list[EffectFrame] = []

    def __reduce__(self) -> tuple[object, ...]:
        return (EventFrame, (self.events,), self.__getstate__())

    def clone(self) -> EventFrame:
        """An independent copy."""
        out = EventFrame([event.clone() for event in self.events])
        self._copy_to(out)
        out.index = self.index
        out.options = self.options.copy()
        out.instead = [program.clone() for program in self.instead]
        return out


@mypyc_attr(acyclic=True)
class TriggersFrame(Frame):
    """Waiting triggers are put on the stack in APNAP order (603.3b)."""

    KIND: ClassVar[int] = FRAME_TRIGGERS

    __slots__ = ("waiting",)

    def __init__(self, waiting: list[WaitingTrigger]) -> None:
        super().__init__()
        self.waiting = waiting

    def __reduce__(self) -> tuple[object, ...]:
        return (TriggersFrame, (self.waiting,), self.__getstate__())

    def clone(self) -> TriggersFrame:
        """An independent copy."""
        out = TriggersFrame([trigger.clone() for trigger in self.waiting])
        self._copy_to(out)
        return out


@mypyc_attr(acyclic=True)
class StateBasedFrame(Frame):
    """State-based actions that need a choice first (704.5j): ``groups`` still to decide."""

    KIND: ClassVar[int] = FRAME_STATE_BASED

    __slots__ = ("events", "groups")

    def __init__(self, events: list[Event], groups: list[list[int]]) -> None:
        super().__init__()
        self.events = events
        self.groups = groups

    def __reduce__(self) -> tuple[object, ...]:
        return (StateBasedFrame, (self.events, self.groups), self.__getstate__())

    def clone(self) -> StateBasedFrame:
        """An independent copy."""
        out = StateBasedFrame(
            [event.clone() for event in self.events], [list(group) for group in self.groups]
        )
        self._copy_to(out)
        return out
