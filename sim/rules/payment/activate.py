"""Activating mana abilities, without the stack (605.3)."""

from __future__ import annotations

from sim.rules import costs, evaluate, events
from sim.rules.mana.producible import units_of
from sim.rules.mana.sources import mode_effects, once_key
from sim.rules.mana.units import is_free, letters, snow_of
from sim.rules.payment.check import paying
from sim.rules.payment.parts import chooses, is_self, moves, paid_with
from sim.state.events import Context, Event
from sim.state.frames import AnnounceFrame, EffectFrame, Frame, PayFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated
from sim.vocab.conditions import IF_YOU_DO
from sim.vocab.costs import AddCounters, PayCounters, PayLife, RemoveCounters, TapSelf
from sim.vocab.effects import AddMana
from sim.vocab.mana import ManaCost
from sim.vocab.programs import If
from sim.vocab.terms import CAUSE_COST, NOBODY


def context_of(state: GameState, frame: PayFrame) -> Context:
    """The context of what is paid for: that of the frame beneath."""
    place = len(state.frames) - 1
    while state.frames[place] is not frame:
        place -= 1
    return context_beneath(state, state.frames[place - 1] if place > 0 else None, frame.player)


def context_beneath(state: GameState, beneath: Frame | None, player: int) -> Context:
    """The context of the frame for which a player pays."""
    if isinstance(beneath, EffectFrame):
        return beneath.context
    if isinstance(beneath, AnnounceFrame):
        context = state.objects[beneath.object].context
        assert context is not None
        return context
    return Context(NOBODY, player)


def ability_of(obj: GameObject, index: int) -> Activated:
    """The activated ability with that number."""
    return [one for one in obj.chars.abilities if isinstance(one, Activated)][index]


def tap_for(
    obj: GameObject, player: int, types: tuple[int, ...], planned: tuple[int, ...] = ()
) -> list[Event]:
    """The events of an everyday mana ability: {T}, and mana of these types."""
    snow = snow_of(obj)
    units = tuple(one | snow for one in types)
    adding = events.adding_mana(player, obj.id, units, True)
    adding.planned = planned
    return [events.tapping(obj), adding]


def activate_mana(
    state: GameState,
    player: int,
    obj: GameObject,
    ability: Activated,
    types: tuple[int, ...],
    index: int = 0,
    others: list[list[int]] | None = None,
    planned: tuple[int, ...] = (),
) -> None:
    """Pay the costs of a mana ability, except its mana, and let it resolve (605.3b).

    ``types`` are its units in order as far as they are chosen, ``others`` the objects that
    pay the parts for which some are chosen, ``planned`` is what the mana is to come to. This
    performs events, so it comes last.
    """
    if ability.once_each_turn:
        state.use_up(once_key(obj.id, index))
    known = ability.trait
    if known.one or known.several:
        events.perform(state, tap_for(obj, player, types, planned))
        return
    context = _mana_context(player, obj, ability)
    context.words["mana"] = _chosen_letters(state, ability, types, context)
    context.words["planned"] = letters(planned)
    state.frames.append(EffectFrame(context, mode_effects(ability)))
    happening = _costs(state, player, obj, ability, others or [], context)
    if happening:
        events.perform(state, happening)


def _mana_context(player: int, obj: GameObject, ability: Activated) -> Context:
    context = evaluate.context_of(obj)
    context.controller = player
    if any(isinstance(part, TapSelf) for part in ability.costs):
        context.words["tapped"] = ""  # 106.12: the permanent is tapped for mana
    return context


def _chosen_letters(
    state: GameState, ability: Activated, types: tuple[int, ...], context: Context
) -> str:
    """The types of the units that leave a choice, a letter each."""
    masks: list[int] = []
    for effect in mode_effects(ability):
        if isinstance(effect, AddMana):
            masks += units_of(state, effect, context)
    return letters(
        tuple([one for mask, one in zip(masks, types, strict=False) if mask & (mask - 1)])
    )


def _costs(
    state: GameState,
    player: int,
    obj: GameObject,
    ability: Activated,
    others: list[list[int]],
    context: Context,
) -> list[Event]:
    """The events that pay everything but mana: what moves comes last."""
    happening: list[Event] = []
    moving: list[Event] = []
    number = 0
    for part in ability.costs:
        paid: list[Event] = []
        if isinstance(part, PayLife):
            paid = [events.life(player, -evaluate.value(state, part.amount, context))]
        elif isinstance(part, PayCounters):
            count = evaluate.value(state, part.count, context)
            paid = [events.counters(player, part.kind, -count)]
        elif isinstance(part, AddCounters):
            paid = [events.counters(obj.id, part.kind, 1, cause=CAUSE_COST)]
        elif isinstance(part, RemoveCounters):
            count = evaluate.value(state, part.count, context)
            paid = [events.counters(obj.id, part.kind, -count)]
        elif is_self(part):
            paid = [paid_with(part, obj, obj.id)]
        elif chooses(part):
            paid = [paid_with(part, state.objects[id], obj.id) for id in others[number]]
            number += 1
        (moving if moves(part) else happening).extend(paid)
    return happening + moving


def start_mana_ability(state: GameState, player: int, obj: GameObject, index: int) -> None:
    """Activate a mana ability with priority, its costs and choices and all (605.3a).

    The type of its mana is chosen as it resolves. Call it last.
    """
    ability = ability_of(obj, index)
    known = ability.trait
    price, _ = costs.ability_cost(state, player, obj, ability, 0)
    if is_free(price) and (known.several or (known.one and known.one & (known.one - 1) == 0)):
        activate_mana(state, player, obj, ability, known.several or (known.one,), index)
        return
    begin(state, player, obj, ability, (), index, price)


def begin(
    state: GameState,
    player: int,
    obj: GameObject,
    ability: Activated,
    types: tuple[int, ...],
    index: int,
    price: ManaCost,
) -> None:
    """Push the frames that pay for a mana ability and, if it is paid, let it resolve."""
    if ability.once_each_turn:
        state.use_up(once_key(obj.id, index))
    _, parts = costs.ability_cost(state, player, obj, ability, 0)
    context = _mana_context(player, obj, ability)
    context.words["mana"] = _chosen_letters(state, ability, types, context)
    effects = EffectFrame(context, (If(IF_YOU_DO, mode_effects(ability)),))
    effects.group = 0
    state.frames.append(effects)
    frame = paying(player, price, parts, False, False)
    frame.group = effects.group
    state.frames.append(frame)
