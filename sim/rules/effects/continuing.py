"""Instructions whose effects last: changes, rules, shields, extra and skipped turns (611)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from sim.rules import copies, entering, events, turn, zones
from sim.rules.effects.steps import RegenerateNow, ReturnAsSelfLeaves
from sim.rules.evaluate import entities, objects, players, value
from sim.state.events import Context
from sim.state.frames import EffectFrame, TurnFrame
from sim.state.game_state import GameState
from sim.state.objects import ContinuousEffect
from sim.vocab import effects as e
from sim.vocab import terms
from sim.vocab.abilities import Replacement
from sim.vocab.changes import Instead, Prevents
from sim.vocab.continuous import (
    NEXT_UNTAP_STEP,
    THIS_TURN,
    UNTIL_SELF_LEAVES,
    ChangeStats,
    DefineStats,
    Duration,
    GainControl,
    ReplaceEnchant,
    SetStats,
)
from sim.vocab.copying import BecomeCopy
from sim.vocab.filters import ControlledBy, Is
from sim.vocab.limits import DoesntUntap, StaysTapped
from sim.vocab.outcomes import Devour, EnterTapped, ExileUntilSelfLeaves
from sim.vocab.patterns import THIS, IsDealtDamage, Moves
from sim.vocab.record import Modification
from sim.vocab.references import YOU, Stored, These
from sim.vocab.terms import (
    FIRST_OBJECT,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_STACK,
)


def lasting(state: GameState, context: Context, duration: Duration) -> ContinuousEffect:
    """A new continuous effect, in force from now on, that the caller fills in."""
    effect = ContinuousEffect(
        state.new_id(), context.clone(), duration.name, state.new_timestamp(), state.turn
    )
    state.effects.append(effect)
    state.touch()
    state.dirty = True
    return effect


def _locked(state: GameState, change: Modification, context: Context) -> Modification:
    """Amounts are worked out once, as the effect begins (611.2d)."""
    if isinstance(change, (ChangeStats, DefineStats)):
        if isinstance(change.power, int) and isinstance(change.toughness, int):
            return change
        return replace(
            change,
            power=value(state, change.power, context),
            toughness=value(state, change.toughness, context),
        )
    if isinstance(change, SetStats):
        return replace(
            change,
            power=None if change.power is None else value(state, change.power, context),
            toughness=None if change.toughness is None else value(state, change.toughness, context),
        )
    if isinstance(change, BecomeCopy):
        return copies.settled(state, change, context)
    if isinstance(change, ReplaceEnchant):
        return replace(change, what=These(tuple(entities(state, change.what, context))))
    if isinstance(change, GainControl):
        return replace(change, player=These(tuple(players(state, change.player, context))))
    return change


def change(state: GameState, frame: EffectFrame, effect: e.Change) -> None:
    """611.2c: the set of objects is fixed now."""
    context = frame.context
    affected = [
        obj.id
        for obj in objects(state, effect.what, context)
        if obj.zone in (ZONE_BATTLEFIELD, ZONE_STACK)
    ]
    if not affected:
        return
    lasts = lasting(state, context, effect.duration)
    lasts.objects = tuple(affected)
    lasts.modifications = tuple([_locked(state, one, context) for one in effect.modifications])


def set_rule(state: GameState, frame: EffectFrame, effect: e.SetRule) -> None:
    """611.2: a rule holds for a duration."""
    lasts = lasting(state, frame.context, effect.duration)
    lasts.rule = effect.rule


def stays_tapped(state: GameState, frame: EffectFrame, effect: StaysTapped) -> None:
    """502.3: it says whose untap step, and in that of another player they do untap."""
    affected = tuple([obj.id for obj in objects(state, effect.what, frame.context)])
    for player in players(state, effect.player, frame.context):
        lasts = lasting(state, Context(frame.context.source, player), NEXT_UNTAP_STEP)
        lasts.objects = affected
        lasts.rule = DoesntUntap(Is(These(affected)) & ControlledBy(YOU))


def set_replacement(state: GameState, frame: EffectFrame, effect: e.SetReplacement) -> None:
    """614.1, 615.3: a replacement effect that a spell or ability sets up."""
    assert isinstance(effect.replacement, Replacement)
    lasts = lasting(state, frame.context, effect.duration)
    lasts.replacement = effect.replacement
    lasts.uses = 1 if effect.once else -1


def regenerate(state: GameState, frame: EffectFrame, effect: e.Regenerate) -> None:
    """701.15b: the next time it would be destroyed this turn, regenerate it instead."""
    for obj in objects(state, effect.what, frame.context):
        if obj.zone != ZONE_BATTLEFIELD:
            continue
        shield = lasting(state, frame.context, THIS_TURN)
        destroyed = Moves(
            Is(These((obj.id,))), ZONE_BATTLEFIELD, ZONE_GRAVEYARD, terms.CAUSE_DESTROY
        )
        shield.replacement = Replacement(destroyed, (Instead((RegenerateNow(obj.id),)),))
        shield.objects = (obj.id,)
        shield.uses = 1


def prevent_damage(state: GameState, frame: EffectFrame, effect: e.PreventDamage) -> None:
    """615.6-7: a shield for all damage, or for the next so many points."""
    for one in entities(state, effect.to, frame.context):
        shield = lasting(state, frame.context, effect.duration)
        these = These((one,))
        player = one < FIRST_OBJECT
        pattern = IsDealtDamage(None, these) if player else IsDealtDamage(Is(these))
        shield.replacement = Replacement(pattern, (Prevents(),))
        shield.uses = value(state, effect.amount, frame.context)


def exile_until(state: GameState, frame: EffectFrame, effect: ExileUntilSelfLeaves) -> None:
    """610.3a: nothing is exiled if the source has left already."""
    source = state.objects.get(frame.context.source)
    if source is None or source.zone != ZONE_BATTLEFIELD:
        return
    frame.todo.append(ReturnAsSelfLeaves("until"))
    frame.todo.append(e.Move(effect.what, ZONE_EXILE, store="until"))


def return_as_self_leaves(state: GameState, frame: EffectFrame, effect: ReturnAsSelfLeaves) -> None:
    """610.3: what returns does so right after the event, without the stack."""
    waiting = lasting(state, frame.context, UNTIL_SELF_LEAVES)
    waiting.pattern = Moves(THIS, ZONE_BATTLEFIELD)
    waiting.effects = (e.Move(Stored(effect.name), ZONE_BATTLEFIELD),)
    waiting.uses = 1


def extra_turn(state: GameState, frame: EffectFrame, effect: e.ExtraTurn) -> None:
    """500.7: the turn created last is taken first."""
    for player in players(state, effect.who, frame.context):
        state.extra_turns.append((player, effect.skipping))
    state.touch()


def skip_turn(state: GameState, frame: EffectFrame, effect: e.SkipTurn) -> None:
    """614.10: the next turn of the player is skipped."""
    for player in players(state, effect.who, frame.context):
        state.players[player].skip_turns += 1
    state.touch()


def extra_combat(state: GameState, frame: EffectFrame, effect: e.ExtraCombat) -> None:
    """500.8: directly after this main phase; outside a main phase there is none to follow."""
    if state.step not in (terms.STEP_MAIN1, terms.STEP_MAIN2):
        return
    turns = state.frames[0]
    assert isinstance(turns, TurnFrame)
    combat = range(terms.STEP_END_COMBAT, terms.STEP_BEGIN_COMBAT - 1, -1)
    turns.plan += [terms.STEP_MAIN2, *combat]
    state.touch()


def end_turn(state: GameState, frame: EffectFrame, effect: e.EndTurn) -> None:
    """723.1a-b: what has triggered is forgotten, and all of the stack is exiled, this as well."""
    state.waiting = []
    moves = []
    for obj in state.stack[:]:
        if obj.ability is None:
            moves.append(events.moving(obj, ZONE_EXILE))
        else:
            zones.remove_from_stack(state, obj)
    turn.end_turn(state)
    events.perform(state, moves)


HANDLERS: Final[dict[type, Callable[[GameState, EffectFrame, Any], None]]] = {
    e.Change: change,
    e.SetRule: set_rule,
    StaysTapped: stays_tapped,
    e.SetReplacement: set_replacement,
    e.Regenerate: regenerate,
    e.PreventDamage: prevent_damage,
    ExileUntilSelfLeaves: exile_until,
    EnterTapped: entering.enter_tapped,
    Devour: entering.devour,
    ReturnAsSelfLeaves: return_as_self_leaves,
    e.ExtraTurn: extra_turn,
    e.SkipTurn: skip_turn,
    e.ExtraCombat: extra_combat,
    e.EndTurn: end_turn,
}
