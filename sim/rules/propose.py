"""Proposing a spell or ability (601.2a, 602.2a), up to where it is cast if it asks nothing."""

from __future__ import annotations

from typing import Final

from sim.rules import activating, announcement, casting, events, facing, layers, zones
from sim.rules.casting import Way
from sim.rules.event_data import EXILER
from sim.rules.payment import with_mana
from sim.state.events import EXILES_ANYWHERE, EXILES_FROM_GRAVEYARD, EXILES_NOT, Context, Event
from sim.state.frames import AnnounceFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import rules as rule
from sim.vocab import terms
from sim.vocab.programs import Mode
from sim.vocab.terms import CAUSE_CAST, ZONE_STACK

PERMISSION: Final = "permission"  # the register for the effect that permits one spell each turn
ONLY_MODE: Final = (0,)


def begin_cast(state: GameState, player: int, obj: GameObject, way: Way) -> None:
    """601.2a: the card moves to the stack; the frame then makes the choices."""
    move = events.moving(obj, ZONE_STACK, CAUSE_CAST)
    move.player = player
    events.happen_alone(state, move)
    spell = state.objects[move.moved]
    spell.context = Context(spell.id, player)
    spell.context.via = spell.via = way.via
    spell.context.exiles = _exiles(way)
    spell.cast_from = obj.zone
    if way.face:
        facing.show(state, spell, way.face, player, obj.known)
    if way.permission != terms.NOBODY or way.offer != terms.NOBODY:
        spell.context.registers[PERMISSION] = way.used()
    if way.any_type:
        spell.context.words[announcement.ANY_TYPE] = "spent"
    if way.exiler != terms.NOBODY:
        spell.context.registers[EXILER] = [way.exiler]
    if rule.MayPlay in state.rules and announcement.needs_permission(obj, way):
        spell.context.registers[announcement.PERMITTED] = [obj.id]
    modes = casting.modes_of(spell, way)
    if not state.dirty and _cast_at_once(state, player, spell, way, modes):
        return
    frame = AnnounceFrame(spell.id, player)
    frame.ability = spell.definition.spell
    frame.modes = modes
    frame.way = way.cost
    frame.free = way.free
    frame.origin = obj.zone
    frame.group = 0
    state.frames.append(frame)


def _cast_at_once(
    state: GameState, player: int, spell: GameObject, way: Way, modes: tuple[Mode, ...]
) -> bool:
    """Cast a spell that leaves nothing to choose and is paid for in one go; whether that was done.

    Such a spell is cast for its mana cost, which nothing changes (601.2b-g ask nothing then).
    """
    definition = spell.definition
    cost = definition.cost
    if way is not casting.FOR_MANA_COST or definition.plain_cost is None or cost is None:
        return False
    if cost.x_count or len(modes) > 1 or (modes and modes[0].targets):
        return False
    if state.rules and (rule.CostChange in state.rules or rule.MinimumCost in state.rules):
        return False
    if spell.chars is not definition.printed or definition.notes_mana:
        return False
    context = spell.context
    assert context is not None
    if not with_mana.at_once(state, player, cost):
        return False
    context.done = True
    if modes:
        context.modes = ONLY_MODE
    if state.dirty:
        layers.refresh(state)
    complete(state, player, spell, context, "")
    return True


def _exiles(way: Way) -> int:
    if way.cost is not None and way.cost.exiles:
        return EXILES_ANYWHERE  # 702.34a
    return EXILES_FROM_GRAVEYARD if way.exiles else EXILES_NOT


def begin_activation(state: GameState, player: int, obj: GameObject, index: int) -> None:
    """602.2a: the ability is created on the stack."""
    ability = activating.activated_abilities(obj)[index]
    if ability.is_loyalty:
        state.use_up((obj.id, activating.LOYALTY_USED))
    if ability.once_each_turn:
        state.use_up((obj.id, 1000 + index))
    context = Context(obj.id, player)
    on_stack = zones.put_ability(state, obj, ability, context)
    frame = AnnounceFrame(on_stack.id, player)
    frame.ability = ability
    frame.modes = ability.modes
    frame.group = 0
    state.frames.append(frame)


def complete(
    state: GameState, player: int, spell: GameObject, context: Context, extras: str
) -> None:
    """601.2i: the spell becomes cast; ``extras`` are the optional costs that were paid."""
    count = len(state.cast_this_turn)
    context.words["extras"] = extras
    if context.stored(announcement.PERMITTED) is not None:
        del context.registers[announcement.PERMITTED]
    if context.stored(PERMISSION) is not None:
        for source in context.registers.pop(PERMISSION):
            state.use_up((source, casting.PERMISSION_USED - player))
    state.cast_this_turn.append((player, spell.clone()))
    if state.dirty or state.triggers or state.effects:
        events.emit(state, Event(terms.EVENT_CAST, spell.id, player, amount=count))
