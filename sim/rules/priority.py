"""Priority (117): state-based actions, waiting triggers, then a player may act or pass."""

from __future__ import annotations

from typing import Final

from sim.rules import (
    activating,
    casting,
    events,
    legal,
    propose,
    resolve,
    specials,
    state_based,
    triggers,
)
from sim.rules.asking import ask, take
from sim.rules.payment import pay
from sim.state.decision import (
    ASK_PRIORITY,
    DO_ACTIVATE,
    DO_CAST,
    DO_PASS,
    DO_PLAY_LAND,
    Option,
)
from sim.state.frames import PriorityFrame, TriggersFrame, take_off
from sim.state.game_state import GameState
from sim.vocab import terms
from sim.vocab.terms import CAUSE_PLAY, NOBODY, STEP_MAIN1, STEP_MAIN2, ZONE_BATTLEFIELD

CHECK: Final = 0
OFFER: Final = 1
ASKED: Final = 2


def start(state: GameState) -> None:
    """The active player gets priority (117.3a)."""
    state.priority = state.active
    state.frames.append(PriorityFrame())


def start_beneath(state: GameState) -> None:
    """Players get priority once the frames that settle the game are done (514.3a)."""
    state.priority = state.active
    state.frames.insert(1, PriorityFrame())


def settled(state: GameState) -> bool:
    """Whether nothing is left to deal with before a player gets priority (117.5)."""
    if state.settled == state.stamp and not state.waiting:
        return True
    if state.stirred:
        state.stirred = False
        if state_based.check(state):
            state.stirred = True
            return False
        if state.outcome:
            return False
    if state.effects or (state.triggers and terms.EVENT_STATE in state.triggers):
        triggers.notice_states(state)
    if state.waiting:
        state.frames.append(TriggersFrame(state.waiting))
        state.waiting = []
        state.stirred = True
        return False
    state.settled = state.stamp
    return True


def still_idle(state: GameState) -> bool:
    """Whether it is known already that outside a main phase nobody could do anything."""
    return state.idle == state.stamp and not state.waiting


def nobody_can_act(state: GameState) -> bool:
    """Whether priority would go round (117.4) with nothing for either player to do but pass."""
    main = state.step == STEP_MAIN1 or state.step == STEP_MAIN2
    if not main and still_idle(state):
        return True
    if state.stack or state.settings.forced or not settled(state):
        return False
    if not main and legal.nothing_to_do(state, 0) and legal.nothing_to_do(state, 1):
        state.idle = state.stamp
        return True
    # Who is active first: where that player can act, the other is asked only if it is passed.
    active = state.active
    if len(legal.options(state, active)) > 1 or len(legal.options(state, 1 - active)) > 1:
        return False
    if not main and not legal.depends_on_step(state, 0) and not legal.depends_on_step(state, 1):
        state.idle = state.stamp
    return True


def program(state: GameState, frame: PriorityFrame) -> None:
    """Grant priority again and again until everyone passes with the stack empty."""
    if frame.position == ASKED:
        _act(state, frame, take(frame))
        return
    if not settled(state):
        frame.position = CHECK
        return
    forced = state.settings.forced
    while True:
        options = legal.options(state, state.priority)
        if len(options) > 1 or forced:
            frame.position = ASKED
            frame.group = 0
            ask(state, frame, ASK_PRIORITY, state.priority, options)
            return
        if _pass(state, frame):
            return


def _pass(state: GameState, frame: PriorityFrame) -> bool:
    """117.4: when all have passed in succession the top of the stack resolves or the step ends.

    Whether the frame is finished with for now.
    """
    frame.passes += 1
    frame.position = OFFER
    if frame.passes < len(state.players):
        state.priority = 1 - state.priority
        return False
    frame.passes = 0
    if state.stack:
        state.priority = state.active  # 117.3b
        frame.position = CHECK
        resolve.start(state)
        return True
    state.priority = NOBODY
    take_off(state.frames, frame)
    return True


def _act(state: GameState, frame: PriorityFrame, answer: Option) -> None:
    if answer.verb == DO_PASS:
        _pass(state, frame)
        return
    frame.passes = 0
    frame.position = CHECK
    player = state.priority
    obj = state.objects[answer.object]
    if answer.verb == DO_PLAY_LAND:
        state.players[player].lands_played += 1
        state.touch()
        event = events.moving(obj, ZONE_BATTLEFIELD, CAUSE_PLAY)
        assert event.entry is not None
        event.entry.controller = player
        event.entry.turned = answer.number > 0
        events.perform_one(state, event)
    elif answer.verb == DO_CAST:
        for way in casting.ways(state, player, obj):
            if way.via == answer.word and way.face == answer.number:
                propose.begin_cast(state, player, obj, way)
                return
        raise LookupError(f"{obj!r} cannot be cast via {answer.word!r}")
    elif answer.verb == DO_ACTIVATE:
        ability = activating.activated_abilities(obj)[answer.number]
        if ability.is_mana:
            pay.start_mana_ability(state, player, obj, answer.number)
        else:
            propose.begin_activation(state, player, obj, answer.number)
    else:
        specials.act(state, player, obj, answer)
