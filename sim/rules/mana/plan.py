"""A plan for paying mana: which abilities to activate, in which order, and what for."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sim.rules.mana.sources import Use


@mypyc_attr(acyclic=True)
class Activation:
    """A mana ability to activate: ``types`` for its units in order, what else it costs.

    ``spends`` are the units of the pool that pay its own mana cost, ``others`` the objects
    that pay its other costs, part after part. ``units`` is what it comes to, in the order of
    its outcome.
    """

    __slots__ = ("index", "object", "others", "spends", "types", "units")

    def __init__(self, object: int, index: int, types: tuple[int, ...]) -> None:
        self.object = object
        self.index = index
        self.types = types
        self.units: tuple[int, ...] = ()
        self.spends: list[int] = []
        self.others: list[list[int]] = []

    def __repr__(self) -> str:
        return f"Activation({self.object}, {self.index}, {self.types})"


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """How a cost of mana can be paid.

    ``activations`` in the order in which to carry them out; ``convoked`` are the creatures
    to tap for convoke; ``spends`` the units of the pool, as it is now, that pay the cost
    itself. ``doubtful`` are uses that the plan would better do without, ``dislike`` says how
    much in all.
    """

    __slots__ = ("activations", "convoked", "dislike", "doubtful", "spends")

    def __init__(self) -> None:
        self.activations: list[Activation] = []
        self.convoked: list[int] = []
        self.spends: list[int] = []
        self.doubtful: list[Use] = []
        self.dislike = 0

    def __repr__(self) -> str:
        return f"Plan({self.activations}, {self.convoked}, {self.spends})"


class Choice:
    """A use that a search has settled on: ``others`` pay its parts, ``time`` is when it is due.

    With a mana cost it is the ``time``-th of those; without one it comes after that many.
    """

    __slots__ = ("others", "time", "use")

    def __init__(self, use: Use, others: list[list[int]]) -> None:
        self.use = use
        self.others = others
        self.time = 0

    def takes(self, id: int) -> bool:
        """Whether the object pays a part of its cost."""
        return any(id in part for part in self.others)


class Group:
    """The uses of one object of which one can be made, or none, without regard to the rest.

    They all have one unit, or it is one use with several.
    """

    __slots__ = ("object", "order", "taps", "uses")

    def __init__(self, object: int, taps: bool, uses: list[Use], order: int) -> None:
        self.object = object
        self.taps = taps
        self.uses = uses
        self.order = order
