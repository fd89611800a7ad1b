"""Whether a whole cost can be paid: its parts, distinct objects for each, and its mana (118.3).

The question is put as the frame that would pay, with whatever has been chosen so far.
"""

from __future__ import annotations

from typing import Final

from sim.rules.entering import may_have_counters
from sim.rules.evaluate import too_new, value
from sim.rules.mana import solver
from sim.rules.mana.plan import Plan
from sim.rules.mana.sources import Use
from sim.rules.mana.spending import purpose_of
from sim.rules.payment.needs import Need, Reserve, assignable
from sim.rules.payment.parts import (
    can_pay_life,
    candidates,
    chooses,
    how_many,
    may_exceed,
    missing,
    spares,
    stays,
    taps_others,
)
from sim.state.events import Context
from sim.state.frames import PayFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated
from sim.vocab.costs import (
    AddCounters,
    ChangeLoyalty,
    DiscardSelf,
    EmergeSacrifice,
    ExileSelf,
    OneOf,
    PayCounters,
    PayLife,
    PayMana,
    PayManaAmount,
    PayManaCostOf,
    RemoveCounters,
    RevealHand,
    SacrificeSelf,
    TapSelf,
    UntapSelf,
)
from sim.vocab.mana import ManaCost
from sim.vocab.record import Cost
from sim.vocab.terms import NOBODY, ZONE_BATTLEFIELD, ZONE_GRAVEYARD, ZONE_HAND

# Positions of a payment between the choices and the payment itself.
MANA: Final = 6
MANA_ASKED: Final = 7
TYPE_ASKED: Final = 8
OTHER_ASKED: Final = 9
MANA_DONE: Final = 10

_MOST_TRIED: Final = 60


def payable(
    state: GameState,
    player: int,
    mana_cost: ManaCost,
    parts: list[Cost],
    context: Context,
    delve: bool = False,
    convoke: bool = False,
    emerged: int = NOBODY,
) -> bool:
    """Whether the player can pay the mana and all the parts at once.

    Delve and convoke say that the cost is that of a spell with that ability; ``emerged`` is what
    has been chosen to be sacrificed for emerge.
    """
    if not delve and not convoke:
        if len(parts) == 1 and isinstance(parts[0], TapSelf):
            return _beside_tapping(state, player, mana_cost, parts[0], context)
        able = solver.can_pay(state, player, mana_cost, purpose_of(state, context))
        if not able or not (parts or _makes_mana_elsewhere(state, context.source)):
            return able  # other parts can only make it harder
    frame = paying(player, mana_cost, parts, delve, convoke, emerged)
    return possible(state, frame, context)


def _beside_tapping(
    state: GameState, player: int, mana_cost: ManaCost, part: TapSelf, context: Context
) -> bool:
    """Whether the source can be tapped, and the mana be paid without it."""
    source = state.objects.get(context.source)
    if source is None or not _takes(state, player, part, source, Reserve(), context):
        return False
    if mana_cost.generic <= 0 and not mana_cost.symbols:
        return True
    return solver.can_pay(state, player, mana_cost, purpose_of(state, context), (source.id,))


def _makes_mana_elsewhere(state: GameState, id: int) -> bool:
    """Whether what the cost is for could make mana where it is, off the battlefield."""
    source = state.objects.get(id)
    if source is None or source.zone == ZONE_BATTLEFIELD:
        return False
    for ability in source.chars.abilities:
        if isinstance(ability, Activated) and ability.is_mana and ability.zone == source.zone:
            return True
    return False


def paying(
    player: int,
    mana_cost: ManaCost,
    parts: list[Cost],
    delve: bool,
    convoke: bool,
    emerged: int = NOBODY,
) -> PayFrame:
    """A frame that would pay the cost.

    It has a list of chosen objects for each part, one more for convoke, and two for the mana
    ability that is about to be activated.
    """
    frame = PayFrame(player)
    frame.mana = mana_cost
    frame.parts = list(parts)
    frame.chosen = [[] for _ in range(len(parts) + 3)]
    if emerged != NOBODY:
        for place, part in enumerate(parts):
            if isinstance(part, EmergeSacrifice):
                frame.chosen[place].append(emerged)
    frame.delve = delve
    frame.convoke = convoke
    return frame


def convoked(frame: PayFrame) -> list[int]:
    """The creatures that have been chosen to be tapped for convoke."""
    return frame.chosen[len(frame.parts)]


def pending(frame: PayFrame) -> list[int]:
    """The mana ability about to be activated: object, index, types chosen so far."""
    return frame.chosen[len(frame.parts) + 1]


def others(frame: PayFrame) -> list[int]:
    """The objects chosen so far to pay for the mana ability about to be activated."""
    return frame.chosen[len(frame.parts) + 2]


def remaining(frame: PayFrame) -> ManaCost:
    """The mana that is left to pay after delve (702.66a)."""
    if not frame.delved:
        return frame.mana
    return frame.mana.with_generic(frame.mana.generic - len(frame.delved))


def possible(state: GameState, frame: PayFrame, context: Context) -> bool:
    """Whether everything that is still due can be paid, with what has been chosen so far."""
    for place, part in enumerate(frame.parts):
        if isinstance(part, OneOf):
            return any(
                possible(state, with_option(state, frame, place, number, context), context)
                for number in range(len(part.options))
            )
    reserve = reserved(state, frame, context)
    if reserve is None:
        return False
    needs = _needs(state, frame, context, reserve)
    if needs and not assignable(needs, reserve.tapped, reserve.leaving):
        return False
    delved = _most_delved(state, frame, context, reserve, needs)
    cost = remaining(frame)
    cost = cost.with_generic(cost.generic - delved) if delved else cost
    if cost.generic <= 0 and not cost.symbols and not convoked(frame):
        return True
    if not frame.convoke and not convoked(frame):
        # Tapped for mana, what is to leave can still do so; what is to be tapped can't be.
        held = [id for need in needs if need.taps for id in need.able]
        able = solver.at_a_glance(state, frame.player, cost, (*reserve.tapped, *held))
        if able or (able is not None and not held):
            return able
    plan = plan_for(state, frame, cost, reserve, context)
    if plan is None:
        return False
    if not needs:
        return True
    tapped = reserve.tapped.copy()
    gone: list[int] = []  # what has left for mana can neither be tapped nor leave again
    _used(state, plan, tapped, gone)
    if assignable(needs, tapped + gone, reserve.leaving + gone):
        return True
    return _try_each(state, frame, context, needs)


def plan_for(
    state: GameState,
    frame: PayFrame,
    cost: ManaCost,
    reserve: Reserve,
    context: Context,
    forced: Use | None = None,
    picked: tuple[int, ...] = (),
    extra: tuple[int, ...] = (),
) -> Plan | None:
    """How the mana can be paid beside what the parts take."""
    keep = reserve.leaving
    source = state.objects.get(context.source)
    if source is not None and source.zone != ZONE_BATTLEFIELD:
        keep = [*keep, source.id]  # the very card can't pay for itself
    return solver.solve(
        state,
        frame.player,
        cost,
        exclude=tuple(reserve.tapped),
        keep=tuple(keep),
        convoke=frame.convoke,
        life=reserve.life,
        counters=tuple(reserve.counters),
        convoked=tuple(convoked(frame)),
        forced=forced,
        picked=picked,
        extra=extra,
        purpose=purpose_of(state, context),
    )


def with_option(
    state: GameState, frame: PayFrame, place: int, number: int, context: Context
) -> PayFrame:
    """The frame with one of the options of a part in its place; mana joins the mana."""
    part = frame.parts[place]
    assert isinstance(part, OneOf)
    option = part.options[number]
    trial = frame.clone()
    if isinstance(option, PayMana):
        trial.mana = trial.mana.plus(option.cost.with_x(context.x))
    elif isinstance(option, PayManaAmount):
        trial.mana = trial.mana.plus(ManaCost(max(0, value(state, option.amount, context))))
    else:
        trial.parts[place] = option
        return trial
    del trial.parts[place]
    del trial.chosen[place]
    return trial


def reserved(state: GameState, frame: PayFrame, context: Context) -> Reserve | None:
    """What the parts take by themselves and by what is chosen; None if it isn't there."""
    reserve = Reserve()
    reserve.leaving += frame.delved
    source = state.objects.get(context.source)
    for place, part in enumerate(frame.parts):
        ids = frame.chosen[place]
        if taps_others(part):
            reserve.tapped += ids
        elif stays(part) or isinstance(part, OneOf):
            continue  # of several costs the one that is paid is chosen later
        elif chooses(part):
            reserve.leaving += ids
        elif isinstance(part, PayLife):
            reserve.life += max(0, value(state, part.amount, context))
        elif isinstance(part, PayCounters):
            if not spares(state, frame.player, part, reserve, context):
                return None
        elif source is None or not _takes(state, frame.player, part, source, reserve, context):
            return None
    if not can_pay_life(state, frame.player, reserve.life):
        return None
    return reserve


def _takes(
    state: GameState,
    player: int,
    part: Cost,
    source: GameObject,
    reserve: Reserve,
    context: Context,
) -> bool:
    """Whether the source itself can pay the part, which is then noted."""
    here = source.zone == ZONE_BATTLEFIELD and source.controller == player
    if isinstance(part, (TapSelf, UntapSelf)):
        # 107.5, 107.6, 302.6: {T} of what is untapped, {Q} of what is tapped, if not sick.
        if not here or source.tapped != isinstance(part, UntapSelf) or too_new(state, source):
            return False
        if source.id in reserve.tapped:
            return False
        reserve.tapped.append(source.id)
        return True
    if isinstance(part, (SacrificeSelf, DiscardSelf, ExileSelf)):
        if isinstance(part, SacrificeSelf) and not here:
            return False
        if isinstance(part, DiscardSelf) and source.zone != ZONE_HAND:
            return False
        if source.id in reserve.leaving:
            return False
        reserve.leaving.append(source.id)
        return True
    if isinstance(part, AddCounters):
        return here and may_have_counters(state, source, part.kind)  # 118.3
    if isinstance(part, RevealHand):
        return True
    if isinstance(part, PayManaCostOf):
        return False  # 118.6
    if isinstance(part, ChangeLoyalty):
        kind, count = "loyalty", -part.amount
    elif isinstance(part, RemoveCounters):
        kind, count = part.kind, value(state, part.count, context)
    else:
        raise NotImplementedError(type(part).__name__)
    if count <= 0:
        return True
    taken = sum(number for id, name, number in reserve.counters if name == kind)
    reserve.counters.append((source.id, kind, count))
    return source.counters.get(kind, 0) >= taken + count  # 606.6


def _needs(state: GameState, frame: PayFrame, context: Context, reserve: Reserve) -> list[Need]:
    needs: list[Need] = []
    for place, part in enumerate(frame.parts):
        if not chooses(part):
            continue
        if not may_exceed(part) and how_many(state, part, context) <= len(frame.chosen[place]):
            continue
        found = available(state, frame, part, context, reserve)
        count = missing(state, part, frame.chosen[place], found, context)
        if stays(part) and len(found) >= count:
            continue  # it takes nothing away from the other parts
        if count > 0:
            needs.append(Need(place, count, taps_others(part), [obj.id for obj in found]))
    return needs


def available(
    state: GameState, frame: PayFrame, part: Cost, context: Context, reserve: Reserve
) -> list[GameObject]:
    """The objects that could pay a part and are not taken by another."""
    taken = [*reserve.tapped, *convoked(frame)] if taps_others(part) else reserve.leaving
    return [obj for obj in candidates(state, frame.player, part, context) if obj.id not in taken]


def _used(state: GameState, plan: Plan, tapped: list[int], leaving: list[int]) -> None:
    """Note the objects that the plan taps and those that it makes leave."""
    tapped += plan.convoked
    for activation in plan.activations:
        obj = state.objects[activation.object]
        abilities = [one for one in obj.chars.abilities if isinstance(one, Activated)]
        number = 0
        for part in abilities[activation.index].costs:
            if isinstance(part, (TapSelf, UntapSelf)):
                tapped.append(obj.id)
            elif isinstance(part, (SacrificeSelf, DiscardSelf, ExileSelf)):
                leaving.append(obj.id)
            elif chooses(part) and number < len(activation.others):
                (tapped if taps_others(part) else leaving).extend(activation.others[number])
                number += 1


def _try_each(state: GameState, frame: PayFrame, context: Context, needs: list[Need]) -> bool:
    """Mana and parts want the same objects: try the candidates of the first need."""
    need = needs[0]
    for id in need.able[:_MOST_TRIED]:
        trial = frame.clone()
        trial.chosen[need.place].append(id)
        if possible(state, trial, context):
            return True
    return False


def _most_delved(
    state: GameState, frame: PayFrame, context: Context, reserve: Reserve, needs: list[Need]
) -> int:
    """How many more cards could be exiled by delve beside those that the parts need."""
    if not frame.delve:
        return 0
    cards = [card.id for card in state.players[frame.player].graveyard]
    free = [id for id in cards if id not in reserve.leaving and id != context.source]
    spoken_for = sum(
        need.count for need in needs if need.able and need.able[0] in cards and not need.taps
    )
    return max(0, min(len(free) - spoken_for, remaining(frame).generic))


def graveyard_cards(state: GameState, frame: PayFrame, context: Context) -> list[GameObject]:
    """The cards that could be exiled by delve: those of the graveyard not otherwise taken."""
    reserve = reserved(state, frame, context)
    if reserve is None:
        return []
    return [
        card
        for card in state.zone_of(frame.player, ZONE_GRAVEYARD)
        if card.id not in reserve.leaving and card.id != context.source
    ]
