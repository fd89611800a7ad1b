"""One way to use priority, and in what order the plays of a turn are made."""

from __future__ import annotations

from agents.heuristic.reading import Ids
from sim.state.decision import Option
from sim.vocab import terms as t
from sim.vocab.definition import CardDef
from sim.vocab.filters import Filter

# In what order the plays of a turn are made: what gives mana, what profits from further spells,
# what finds cards, what stays, what does something once, and what helps all that came before.
(
    ORDER_MANA,
    ORDER_ENGINE,
    ORDER_FIND,
    ORDER_PERMANENT,
    ORDER_CREATURE,
    ORDER_OTHER,
    ORDER_TEAM,
) = range(7)


class Play:
    """One way to use priority: an option, and what it costs and brings.

    ``mana`` is needed, ``refund`` comes back; ``gain`` is what it is worth now, less the ``price``
    of what it costs besides mana, ``hold`` what waiting may be; ``targets`` are the best ones,
    the opponent all the same if ``face`` is set; ``fodder`` is sacrificed for emerge. ``bodies``
    are creatures it makes: power and whether they may attack at once;
    ``team`` what it gives to all of a kind this turn: power, haste, and whom.
    """

    __slots__ = (
        "bodies",
        "card",
        "draws",
        "face",
        "fodder",
        "gain",
        "hold",
        "index",
        "kicked",
        "mana",
        "modes",
        "object",
        "option",
        "order",
        "patient",
        "price",
        "refund",
        "targets",
        "team",
        "urgent",
        "x",
    )

    def __init__(self, index: int, option: Option) -> None:
        self.index = index
        self.option = option
        self.object = option.object
        self.card: CardDef | None = None
        self.face = False
        self.draws = 0
        self.mana = 0
        self.refund = 0
        self.gain = 0.0
        self.price = 0.0
        self.hold = 0.0
        self.targets: list[Ids] = []
        self.modes: list[int] = []
        self.kicked = False
        self.fodder = t.NOBODY
        self.x = 0
        self.order = ORDER_OTHER
        self.patient = False
        self.urgent = False
        self.bodies: list[tuple[int, bool]] = []
        self.team: tuple[int, bool, Filter] | None = None

    @property
    def net(self) -> float:
        """What it is worth to do it now."""
        return self.gain - self.hold

    def again(self, other: int) -> Play:
        """The same play with another copy of the card."""
        out = Play(self.index, self.option)
        out.mana, out.refund, out.kicked, out.x = self.mana, self.refund, self.kicked, self.x
        out.gain, out.price, out.hold = self.gain, self.price, self.hold
        out.modes, out.targets = self.modes, self.targets
        out.order, out.patient, out.urgent = self.order, self.patient, self.urgent
        out.bodies, out.team = self.bodies, self.team
        out.object = other
        return out

    def __reduce__(self) -> tuple[object, ...]:
        return (Play, (self.index, self.option), self.__getstate__())

    def target(self) -> int:
        """The first target; NOBODY if there is none."""
        return self.targets[0][0] if self.targets and self.targets[0] else t.NOBODY
