"""The mana of a payment: mana abilities one after the other, then the mana leaves the pool."""

from __future__ import annotations

from typing import Final

from sim.rules import events
from sim.rules.mana.everyday import PAID, quickly
from sim.rules.mana.plan import Activation, Plan
from sim.rules.mana.spending import spent
from sim.rules.mana.survey import survey
from sim.rules.mana.units import is_free
from sim.rules.payment.activate import ability_of, activate_mana, tap_for
from sim.rules.payment.by_hand import by_hand, take_out
from sim.rules.payment.check import MANA, MANA_DONE, convoked, plan_for, remaining, reserved
from sim.rules.triggers import watched
from sim.state.events import Context, Event
from sim.state.frames import PayFrame, take_off
from sim.state.game_state import GameState
from sim.vocab.allowances import ActivationCostChange
from sim.vocab.limits import SpendAsAnyColor
from sim.vocab.mana import ManaCost
from sim.vocab.terms import EVENT_MANA, EVENT_TAP

# Far more mana abilities than any payment needs: something makes mana and loses it again.
_MOST_ACTIVATIONS: Final = 500


def next_for_mana(state: GameState, frame: PayFrame, context: Context) -> bool:
    """Activate the next mana ability, or take the mana out of the pool; whether that is done."""
    if frame.position != MANA:
        return by_hand(state, frame, context)
    cost = remaining(frame)
    if is_free(cost) and not convoked(frame):
        frame.position = MANA_DONE
        return True
    if state.settings.manual_mana and not is_free(cost):
        return by_hand(state, frame, context)
    reserve = reserved(state, frame, context)
    if reserve is not None and _is_everyday(state, frame, context):
        if at_once(state, frame.player, cost, tuple(reserve.tapped)):
            frame.position = MANA_DONE
            return not state.dirty  # else the layers come first: what else is paid may ask them
    plan = plan_for(state, frame, cost, reserve, context) if reserve is not None else None
    if plan is None or frame.activations > _MOST_ACTIVATIONS:
        context.done = False
        take_off(state.frames, frame)
        return False
    if not plan.activations:
        convoked(frame).extend(plan.convoked)
        spent(state, context, plan.spends)
        take_out(state, frame.player, plan.spends)
        frame.position = MANA_DONE
        return True
    frame.activations += 1
    if not _all_at_once(state, frame, plan):
        _carry_out(state, frame, plan.activations[0])
    return False


def _is_everyday(state: GameState, frame: PayFrame, context: Context) -> bool:
    """Whether nothing but mana pays for the mana, and it does not matter what mana that is."""
    if frame.convoke or convoked(frame):
        return False
    source = state.objects.get(context.source)
    return source is None or not source.definition.notes_mana


def at_once(state: GameState, player: int, cost: ManaCost, exclude: tuple[int, ...] = ()) -> bool:
    """Pay an everyday cost in one go: permanents are tapped and all their mana is spent.

    Whether that was done; it is if the player leaves paying to the engine, if each source
    does nothing but make mana that the cost takes, and if nothing looks at that. Objects to
    ``exclude`` are to be tapped as a cost.
    """
    if state.settings.manual_mana or state.effects or SpendAsAnyColor in state.rules:
        return False
    if _looked_at(state):
        return False
    plan = Plan()
    if not is_free(cost):
        pool = state.players[player].pool
        if quickly(pool, cost, survey(state, player, exclude), plan, True) != PAID:
            return False
    take_out(state, player, plan.spends)
    for activation in plan.activations:
        events.tap(state, state.objects[activation.object])
    return True


def _looked_at(state: GameState) -> bool:
    """Whether anything triggers on or replaces the tapping of permanents and the making of mana.

    Or makes abilities cost more, which is paid for one after the other.
    """
    if ActivationCostChange in state.rules:
        return True
    for kind in (EVENT_MANA, EVENT_TAP):
        if watched(state, kind) or kind in state.replacements:
            return True
    return False


def _all_at_once(state: GameState, frame: PayFrame, plan: Plan) -> bool:
    """Carry out all activations together if they are everyday ones that nothing looks at."""
    if _looked_at(state):
        return False
    happening: list[Event] = []
    for activation in plan.activations:
        obj = state.objects[activation.object]
        ability = ability_of(obj, activation.index)
        known = ability.trait
        if not (known.one or known.by_choice or known.several):
            return False
        happening += tap_for(obj, frame.player, activation.types)
    events.perform(state, happening)
    return True


def _carry_out(state: GameState, frame: PayFrame, activation: Activation) -> None:
    obj = state.objects[activation.object]
    ability = ability_of(obj, activation.index)
    take_out(state, frame.player, activation.spends)
    activate_mana(
        state,
        frame.player,
        obj,
        ability,
        activation.types,
        activation.index,
        activation.others,
        activation.units,
    )
