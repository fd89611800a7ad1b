"""What a player could produce mana with: the mana abilities that may be activated (605.1a)."""

from __future__ import annotations

from typing import Final

from sim.rules.entering import may_have_counters
from sim.rules.evaluate import (
    context_of,
    entities,
    holds,
    matches,
    player_has_rule,
    too_new,
    value,
)
from sim.rules.mana.outcomes import outcomes
from sim.rules.mana.producible import units_of
from sim.rules.mana.spending import NO_PURPOSE, Purpose, allows, settled
from sim.rules.mana.units import FLEXIBILITY, GENERIC, choices, snow_of
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated, Triggered
from sim.vocab.allowances import ActivationCostChange
from sim.vocab.costs import (
    AddCounters,
    DiscardSelf,
    ExileSelf,
    PayCounters,
    PayLife,
    PayMana,
    PayManaAmount,
    RemoveCounters,
    SacrificeSelf,
    TapSelf,
    UntapSelf,
)
from sim.vocab.effects import AddMana, DealDamage, LoseLife
from sim.vocab.limits import LifeCantChange
from sim.vocab.mana import FREE, ManaCost
from sim.vocab.patterns import BecomesTapped, TapsForMana
from sim.vocab.record import Cost, Effect
from sim.vocab.rules import CantActivate
from sim.vocab.terms import (
    ANY_MANA_TYPE,
    TYPE_CREATURE,
    TYPE_LAND,
    ZONE_BATTLEFIELD,
)

# How much a use is to be avoided: 0 not at all, then what hurts, what uses something up.
HURTS: Final = 1
COUNTERS: Final = 2
LIFE: Final = 3
LEAVES: Final = 4
OTHERS: Final = 5
RANKS: Final = 6

CONVOKE: Final = -1
"""The ability index of a creature that is tapped for convoke (702.51)."""


class Use:
    """One way to activate a mana ability now.

    ``units`` are what it comes to, a mask of types each, after replacement effects and with
    triggered mana abilities; ``types`` is the choice that leads there, empty where every unit
    is chosen for itself. ``mana`` and ``parts`` (costs in other objects) have to be paid,
    ``life`` and ``counters`` are used up; ``taps`` and ``leaves`` say what becomes of the
    permanent itself; ``times`` is how often it can be done.
    """

    __slots__ = (
        "counters",
        "hurt",
        "index",
        "leaves",
        "life",
        "mana",
        "object",
        "parts",
        "rank",
        "taps",
        "times",
        "types",
        "units",
    )

    def __init__(self, object: int, index: int, units: tuple[int, ...]) -> None:
        self.object = object
        self.index = index
        self.units = units
        self.types: tuple[int, ...] = ()
        self.mana: ManaCost | None = None
        self.parts: tuple[Cost, ...] = ()
        self.taps = False
        self.leaves = False
        self.life = 0
        self.hurt = 0
        self.counters: tuple[tuple[str, int], ...] = ()
        self.times = 1
        self.rank = 0

    def choosing(self, types: tuple[int, ...], units: tuple[int, ...]) -> Use:
        """The same use with its types chosen."""
        out = Use(self.object, self.index, units)
        out.types = types
        out.mana = self.mana
        out.parts = self.parts
        out.taps = self.taps
        out.leaves = self.leaves
        out.life = self.life
        out.hurt = self.hurt
        out.counters = self.counters
        out.times = self.times
        out.rank = self.rank
        return out

    def __repr__(self) -> str:
        return f"Use({self.object}, {self.index}, {self.units}, rank {self.rank})"


class Source:
    """An object with mana abilities: what it could be used for, and how dear it is.

    ``order`` sorts sources, those to be used first in front: lands before creatures, and
    what pays for little else before what pays for much.
    """

    __slots__ = ("object", "order", "uses")

    def __init__(self, object: int, uses: list[Use], order: int) -> None:
        self.object = object
        self.uses = uses
        self.order = order


def sources(
    state: GameState,
    player: int,
    exclude: tuple[int, ...] = (),
    keep: tuple[int, ...] = (),
    convoke: bool = False,
    purpose: Purpose = NO_PURPOSE,
) -> list[Source]:
    """What the player could produce mana with now, in the order of the battlefield.

    What is excluded is not used at all; what is to be kept may be tapped but not leave.
    """
    found: list[Source] = []
    for obj in state.battlefield:
        if obj.controller == player and obj.id not in exclude:
            source = _source(state, player, obj, obj.id in keep, convoke, purpose)
            if source is not None:
                found.append(source)
    for id in state.watchers:
        card = state.objects.get(id)
        if card is None or card.zone == ZONE_BATTLEFIELD or card.owner != player:
            continue
        if id not in exclude and id not in keep:
            source = _source(state, player, card, False, False, purpose)
            if source is not None:
                found.append(source)
    return found


def _source(
    state: GameState, player: int, obj: GameObject, kept: bool, convoke: bool, purpose: Purpose
) -> Source | None:
    uses: list[Use] = []
    index = -1
    for ability in obj.chars.abilities:
        if isinstance(ability, Activated):
            index += 1
            if ability.is_mana and ability.zone == obj.zone:
                use = _use(state, player, obj, index, ability, purpose)
                if use is not None and not (kept and use.leaves):
                    uses += _with_outcomes(state, player, obj, ability, use)
    creature = obj.chars.types & TYPE_CREATURE != 0
    if convoke and creature and obj.zone == ZONE_BATTLEFIELD and not obj.tapped:
        use = Use(obj.id, CONVOKE, (obj.chars.colors | GENERIC,))
        use.taps = True
        uses.append(use)
    if not uses:
        return None
    return Source(obj.id, uses, order_of(obj, uses))


def order_of(obj: GameObject, uses: list[Use]) -> int:
    """The place of a source among others, least first."""
    mask = 0
    for use in uses:
        for unit in use.units:
            mask |= unit
    order = FLEXIBILITY[mask & ANY_MANA_TYPE] * 2
    if other_use(obj):
        order += 3
    types = obj.chars.types
    if types & TYPE_CREATURE:
        order += 32
    elif not types & TYPE_LAND:
        order += 1
    return order


def other_use(obj: GameObject) -> bool:
    """Whether the object also has an ability with {T} that makes no mana."""
    for ability in obj.chars.abilities:
        if isinstance(ability, Activated) and not ability.is_mana and ability.taps:
            return True
    return False


def prohibited(state: GameState, obj: GameObject) -> bool:
    """Whether even mana abilities of the object can't be activated (602.5)."""
    for rule, context in state.rules.get(CantActivate, ()):
        assert isinstance(rule, CantActivate)
        if rule.mana_too and matches(state, rule.filter, obj, context):
            return True
    return False


def surcharge(state: GameState, obj: GameObject) -> int:
    """How much more generic mana effects make activated abilities of the object cost (601.2f)."""
    more = 0
    for rule, context in state.rules.get(ActivationCostChange, ()):
        assert isinstance(rule, ActivationCostChange)
        if matches(state, rule.filter, obj, context):
            more += rule.amount
    return more


def once_key(id: int, index: int) -> tuple[int, int]:
    """The key in ``state.once`` of an activated ability that can be used once each turn."""
    return (id, 1000 + index)


def _use(
    state: GameState, player: int, obj: GameObject, index: int, ability: Activated, purpose: Purpose
) -> Use | None:
    """The use of the ability, if it could be activated as far as the object itself goes."""
    if ability.as_sorcery or (ability.once_each_turn and once_key(obj.id, index) in state.once):
        return None
    if CantActivate in state.rules and prohibited(state, obj):
        return None
    context = context_of(obj)
    context.controller = player
    if ability.condition is not None and not holds(state, ability.condition, context):
        return None
    use = Use(obj.id, index, ())
    if ActivationCostChange in state.rules:
        more = surcharge(state, obj)
        use.mana = ManaCost(more) if more else None
    bounded = ability.once_each_turn
    for part in ability.costs:
        if isinstance(part, TapSelf):
            if obj.tapped or too_new(state, obj):
                return None
            use.taps = True
        elif isinstance(part, UntapSelf):
            if not obj.tapped or too_new(state, obj):
                return None
            use.taps = True
        elif isinstance(part, (SacrificeSelf, DiscardSelf, ExileSelf)):
            use.leaves = True
        elif isinstance(part, PayMana):
            use.mana = part.cost if use.mana is None else use.mana.plus(part.cost)
        elif isinstance(part, PayManaAmount):
            amount = ManaCost(max(0, value(state, part.amount, context)))
            use.mana = amount if use.mana is None else use.mana.plus(amount)
        elif isinstance(part, PayLife):
            use.life += max(0, value(state, part.amount, context))
            if use.life and player_has_rule(state, LifeCantChange, player):
                return None  # 119.8
        elif isinstance(part, PayCounters):
            if state.players[player].counters.get(part.kind, 0) < value(state, part.count, context):
                return None
        elif isinstance(part, AddCounters):
            if not may_have_counters(state, obj, part.kind):
                return None  # 118.3
        elif isinstance(part, RemoveCounters):
            count = value(state, part.count, context)
            if obj.counters.get(part.kind, 0) < count:
                return None
            use.counters = (*use.counters, (part.kind, count))
        else:
            use.parts = (*use.parts, part)
    if use.mana == FREE:
        use.mana = None
    use.units = added(state, player, mode_effects(ability), context, snow_of(obj), purpose)
    use.hurt = _hurt(state, player, obj, ability, context)
    if not (use.taps or use.leaves or bounded):
        use.times = _times(obj, use)
    use.rank = _rank(use)
    return use if use.units else None


def mode_effects(ability: Activated | Triggered) -> tuple[Effect, ...]:
    """The instructions of a mana ability, which is never modal."""
    return ability.modes[0].effects


def added(
    state: GameState,
    player: int,
    effects: tuple[Effect, ...],
    context: Context,
    snow: int,
    purpose: Purpose,
) -> tuple[int, ...]:
    """The units that the instructions add for the player, a mask of the types to choose from.

    Those that may not be spent on what is to be paid are left out.
    """
    units: list[int] = []
    for effect in effects:
        if isinstance(effect, AddMana) and player in entities(state, effect.who, context):
            if effect.spend is not None:
                if not allows(state, settled(state, effect.spend, context), player, purpose):
                    continue
            units += [unit | snow for unit in units_of(state, effect, context)]
    return tuple(units)


def is_one_choice(ability: Activated) -> bool:
    """Whether all the mana of the ability is of one type, chosen once."""
    return any(isinstance(one, AddMana) and one.same for one in mode_effects(ability))


def _with_outcomes(
    state: GameState, player: int, obj: GameObject, ability: Activated, use: Use
) -> list[Use]:
    """The use as such, or one for each choice of types where the choices depend on each other."""
    plain = outcomes(state, player, obj, use.units, ability.taps_for_mana)
    single = all(unit & (unit - 1) & ANY_MANA_TYPE == 0 for unit in use.units)
    if plain == [use.units] and (single or len(use.units) == 1 or not is_one_choice(ability)):
        return [use]
    found: list[Use] = []
    for types in choices(use.units, is_one_choice(ability)):
        for units in outcomes(state, player, obj, types, ability.taps_for_mana):
            chosen = tuple(one & ANY_MANA_TYPE for one in types)
            if units and all(units != one.units for one in found):
                found.append(use.choosing(chosen, units))
    return found


def _times(obj: GameObject, use: Use) -> int:
    """How often an ability that leaves its permanent as it is could be activated."""
    times = 12
    for kind, count in use.counters:
        if count > 0:
            times = min(times, obj.counters.get(kind, 0) // count)
    return times


def _rank(use: Use) -> int:
    if use.parts:
        return OTHERS
    if use.leaves:
        return LEAVES
    if use.life:
        return LIFE
    if use.counters:
        return COUNTERS
    return HURTS if use.hurt else 0


def _hurt(
    state: GameState, player: int, obj: GameObject, ability: Activated, context: Context
) -> int:
    """How unwelcome what else the ability does is: damage and life lost, 1 for anything else."""
    hurt = 0
    for effect in mode_effects(ability):
        if isinstance(effect, AddMana):
            continue
        if isinstance(effect, DealDamage):
            to = entities(state, effect.to, context)
            hurt += max(0, value(state, effect.amount, context)) if player in to else 0
        elif isinstance(effect, LoseLife):
            who = entities(state, effect.who, context)
            hurt += max(0, value(state, effect.amount, context)) if player in who else 0
        else:
            hurt += 1
    if ability.taps:
        for other in obj.chars.abilities:
            if isinstance(other, Triggered) and not other.is_mana:
                hurt += isinstance(other.pattern, (BecomesTapped, TapsForMana))
    return hurt
