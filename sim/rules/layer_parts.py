"""A continuous effect as the layers see it (613)."""

from __future__ import annotations

from sim.rules.evaluate import holds
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import continuous as v
from sim.vocab.abilities import Static
from sim.vocab.filters import Filter
from sim.vocab.record import Modification, Ref
from sim.vocab.references import Host, Self

# What such an effect does without a look at anything but the permanent.
_FIXED = (
    v.AddAbilities,
    v.AddKeywords,
    v.AddTypes,
    v.ChangeStats,
    v.LoseKeywords,
    v.SetColors,
    v.SetStats,
)


class Part:
    """One continuous effect while the layers are worked out.

    ``affected`` is None until its first layer fixes the set of objects (613.6); ``zones`` are
    those of the objects that it affects. ``static`` is the ability it comes from, which must
    exist on its source when the effect starts.
    """

    __slots__ = (
        "affected",
        "amounts",
        "context",
        "defining",
        "layers",
        "mask",
        "modifications",
        "reads",
        "source",
        "static",
        "timestamp",
        "what",
        "zones",
    )

    def __init__(
        self,
        timestamp: int,
        context: Context,
        what: Filter | Ref | None,
        modifications: tuple[Modification, ...],
        zones: int = v.ON_BATTLEFIELD,
    ) -> None:
        self.timestamp = timestamp
        self.context = context
        self.what = what
        self.modifications = modifications
        self.zones = zones
        self.layers = [one.layer for one in modifications]
        self.mask = 0
        for layer in self.layers:
            self.mask |= 1 << layer
        self.affected: list[GameObject] | None = None
        self.source: GameObject | None = None
        self.static: Static | None = None
        self.defining = False
        self.amounts = any(_is_worked_out(one) for one in modifications)

    def in_layer(self, layer: int) -> bool:
        """Whether the effect does something in the layer."""
        return self.mask >> layer & 1 != 0

    def exists(self, state: GameState) -> bool:
        """Whether it applies: it has started, or its ability is there and its condition holds."""
        if self.affected is not None or self.static is None or self.source is None:
            return True
        if self.static not in self.source.chars.abilities:
            return False
        return holds(state, self.static.condition, self.context)

    def stands_alone(self) -> bool:
        """Whether it does the same to the same permanents whatever else comes and goes."""
        if self.amounts or self.static is None or self.static.condition is not None:
            return False
        if not isinstance(self.what, (Self, Host)) or self.zones != v.ON_BATTLEFIELD:
            return False
        for one in self.modifications:
            if not isinstance(one, _FIXED):
                return False
        return True


def _is_worked_out(modification: Modification) -> bool:
    """Whether its numbers are worked out for each object as it is applied."""
    if not isinstance(modification, (v.ChangeStats, v.DefineStats, v.SetStats)):
        return False
    numbers = (modification.power, modification.toughness)
    return not all(one is None or isinstance(one, int) for one in numbers)
