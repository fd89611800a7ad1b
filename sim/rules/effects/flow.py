"""Instructions that join others: conditions, repetition, payments, later triggers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules import costs
from sim.rules.asking import ask, take
from sim.rules.effects.steps import Bind, PayNow, Performed
from sim.rules.evaluate import FORMER_TARGET, entities, holds, players, value
from sim.rules.mana import stamps
from sim.rules.payment import pay
from sim.rules.triggers import trigger
from sim.state.decision import (
    ASK_COST,
    ASK_YES_NO,
    DO_DONE,
    DO_NO,
    DO_NUMBER,
    DONE,
    NO,
    YES,
    Option,
)
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.state.objects import ContinuousEffect
from sim.vocab import programs as g
from sim.vocab.abilities import Triggered
from sim.vocab.conditions import IF_YOU_DO
from sim.vocab.continuous import FOREVER, THIS_TURN
from sim.vocab.patterns import NextStep

FRESH: Final = 0
ASKED: Final = 1


def if_else(state: GameState, frame: EffectFrame, effect: g.If) -> None:
    """Carry out one branch."""
    branch = effect.then if holds(state, effect.condition, frame.context) else effect.otherwise
    frame.todo.extend(reversed(branch))


def for_each(state: GameState, frame: EffectFrame, effect: g.ForEach) -> None:
    """Carry out the instructions for one entity after the other."""
    for one in reversed(entities(state, effect.what, frame.context)):
        frame.todo.extend(reversed(effect.effects))
        frame.todo.append(Bind("each", (one,)))


def bind(state: GameState, frame: EffectFrame, effect: Bind) -> None:
    """Put entities away under a name."""
    frame.context.registers[effect.name] = list(effect.ids)


def keep(state: GameState, frame: EffectFrame, effect: g.Keep) -> None:
    """Put away what a reference names now."""
    frame.context.registers[effect.store] = list(entities(state, effect.what, frame.context))


def repeat(state: GameState, frame: EffectFrame, effect: g.Repeat) -> None:
    """Carry out the instructions a number of times."""
    for _ in range(value(state, effect.count, frame.context)):
        frame.todo.extend(reversed(effect.effects))


def may_pay(state: GameState, frame: EffectFrame, effect: g.MayPay) -> None:
    """118.12: the player may pay; if the cost can't be paid, it is not offered."""
    context = frame.context
    payer = players(state, effect.who, context)
    branch = g.If(IF_YOU_DO, effect.then, effect.otherwise)
    if frame.position == ASKED:
        frame.position = FRESH
        answer = take(frame)
        frame.todo.append(branch)
        context.done = False
        if answer.verb in (DO_NO, DO_DONE):
            return
        chosen = effect.choices[answer.number if answer.verb == DO_NUMBER else 0]
        mana, parts = costs.split(state, chosen, context)
        pay.start(state, payer[0], mana, parts)
        return
    offered: list[int] = []
    for index, choice in enumerate(effect.choices if payer else ()):
        mana, parts = costs.split(state, choice, context)
        if costs.payable(state, payer[0], mana, parts, context):
            offered.append(index)
    if not offered:
        context.done = False
        frame.todo.append(branch)
        return
    frame.todo.append(effect)
    frame.position = ASKED
    frame.group = 0
    if len(effect.choices) == 1:
        ask(state, frame, ASK_YES_NO, payer[0], [NO, YES], context.source, "pay")
        return
    options = [DONE] + [Option(DO_NUMBER, number=index) for index in offered]
    ask(state, frame, ASK_COST, payer[0], options, context.source, "choice")


def pay_now(state: GameState, frame: EffectFrame, effect: PayNow) -> None:
    """Pay a cost that is known to be payable."""
    mana, parts = costs.split(state, effect.costs, frame.context)
    pay.start(state, frame.context.controller, mana, parts)


def performed(state: GameState, frame: EffectFrame, effect: Performed) -> None:
    """Put back what the events before really were."""
    state.performed = list(effect.events)


def delayed(state: GameState, frame: EffectFrame, effect: g.Delayed) -> None:
    """603.7: a delayed triggered ability waits for its event."""
    duration = THIS_TURN if effect.this_turn else FOREVER
    waiting = ContinuousEffect(
        state.new_id(), frame.context.clone(), duration.name, state.new_timestamp(), state.turn
    )
    waiting.context.applied = ()
    for index, chosen in enumerate(waiting.context.targets):
        # What was a target then is none of the trigger's, which still speaks of it (603.7c).
        waiting.context.registers[f"{FORMER_TARGET}{index}"] = chosen
    waiting.context.targets = []
    waiting.pattern = effect.pattern
    waiting.effects = effect.effects
    waiting.uses = 1 if effect.once or isinstance(effect.pattern, NextStep) else -1
    state.effects.append(waiting)
    state.touch()
    stamps.note_delayed(state, effect.pattern)


def reflexive(state: GameState, frame: EffectFrame, effect: g.Reflexive) -> None:
    """603.12: it triggers at once, on what this very resolution did."""
    trigger(state, Triggered(_NEVER, (effect.mode,)), frame.context.clone())


_NEVER: Final = NextStep(-1)

HANDLERS: Final[dict[type, Callable[[GameState, EffectFrame, Any], None]]] = {
    g.If: if_else,
    g.ForEach: for_each,
    Bind: bind,
    g.Keep: keep,
    g.Repeat: repeat,
    g.MayPay: may_pay,
    PayNow: pay_now,
    Performed: performed,
    g.Delayed: delayed,
    g.Reflexive: reflexive,
}
