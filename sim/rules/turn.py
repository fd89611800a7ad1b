"""The turn (500-514): its steps, their turn-based actions, and which turn comes next."""

from __future__ import annotations

from typing import Final

from sim.rules import events, priority
from sim.rules.combat import attack, damage, removal
from sim.rules.evaluate import entities, object_has_rule, player_has_rule, player_matches, rules_of
from sim.state.combat_frames import AttackFrame, BlockFrame, DamageFrame
from sim.state.events import Context, Event
from sim.state.frames import EffectFrame, TurnFrame
from sim.state.game_state import Combat, GameState
from sim.state.objects import GameObject
from sim.vocab import rules as rule
from sim.vocab import terms
from sim.vocab.continuous import (
    END_OF_COMBAT,
    END_OF_YOUR_NEXT_TURN,
    NEXT_UNTAP_STEP,
    THIS_TURN,
    YOUR_NEXT_TURN,
)
from sim.vocab.effects import Discard
from sim.vocab.filters import Is
from sim.vocab.limits import DoesntUntap
from sim.vocab.rules import SkipsStep
from sim.vocab.terms import (
    READS_ALL,
    STEP_BEGIN_COMBAT,
    STEP_CLEANUP,
    STEP_COMBAT_DAMAGE,
    STEP_DECLARE_ATTACKERS,
    STEP_DECLARE_BLOCKERS,
    STEP_DRAW,
    STEP_END,
    STEP_END_COMBAT,
    STEP_FIRST_STRIKE_DAMAGE,
    STEP_MAIN1,
    STEP_UNTAP,
    STEP_UPKEEP,
    TYPE_ENCHANTMENT,
)

BEGIN: Final = 0
ACTIONS: Final = 1
PRIORITY: Final = 2
END: Final = 3
WEAR_OFF: Final = 4
CLEANED: Final = 5
WHOLE_TURN: Final = list(range(STEP_CLEANUP, STEP_UNTAP - 1, -1))
# The steps in which players get priority and nothing else happens.
JUST_PRIORITY: Final = (
    1 << STEP_UPKEEP | 1 << STEP_BEGIN_COMBAT | 1 << STEP_END_COMBAT | 1 << STEP_END
)
MAXIMUM_HAND_SIZE: Final = 7


def program(state: GameState, frame: TurnFrame) -> None:
    """Begin steps, do their turn-based actions, give priority, end them.

    Runs on through everything that neither asks a player nor needs the layers afresh.
    """
    frames = state.frames
    while not state.outcome:
        if frame.position == BEGIN:
            if frame.plan:
                _begin_step(state, frame)
            else:
                next_turn(state, frame)
            if state.dirty or len(frames) > 1:
                return
        if frame.position == ACTIONS:
            frame.position = PRIORITY
            _act(state, frame)
            if state.dirty or len(frames) > 1:
                return
        if frame.position == PRIORITY:
            frame.position = END
            if not priority.nobody_can_act(state):
                if len(frames) == 1:
                    priority.start(state)
                else:  # what looking for it brought to light is settled first (117.5)
                    priority.start_beneath(state)
                return
            if state.dirty:
                return
        elif frame.position == WEAR_OFF:
            _wear_off(state, frame)
            if state.dirty:
                return
        elif frame.position == CLEANED:
            _check_cleanup(state, frame)
            if state.dirty or len(frames) > 1:
                return
        if frame.position == END:
            _end_step(state, frame)
            if state.dirty:
                return


# --- turns -------------------------------------------------------------------------------


def next_turn(state: GameState, frame: TurnFrame) -> None:
    """500.7, 614.10: extra turns first, the last created one before; skipped ones left out."""
    while True:
        skipping: tuple[int, ...] = ()
        if state.extra_turns:
            player, skipping = state.extra_turns.pop()
        elif state.turn == 0:
            player = state.regular_player = state.starting_player
        else:
            player = state.regular_player = 1 - state.regular_player
        if state.players[player].skip_turns == 0:
            break
        state.players[player].skip_turns -= 1
    begin_turn(state, player)
    frame.plan = WHOLE_TURN.copy()  # the first step comes last
    for step in skipping:
        if step in frame.plan:
            frame.plan.remove(step)
    frame.position = BEGIN


def begin_turn(state: GameState, player: int) -> None:
    """A new turn of the player: what is counted by the turn starts afresh."""
    if state.turn >= state.settings.turn_limit:
        state.outcome, state.reason = "incomplete", f"turn limit of {state.settings.turn_limit}"
        return
    state.turn += 1
    state.active = player
    state.players[player].turn_began = state.turn
    for one in state.players:
        one.lands_played = 0
        one.drawn_this_turn = 0
        one.entered_types = 0
        one.life_gained = 0
        one.life_lost = 0
    casts = [0, 0]
    for caster, _ in state.cast_this_turn:
        casts[caster] += 1
    state.cast_last_turn = (casts[0], casts[1])
    if state.cast_this_turn:
        state.cast_this_turn = []
    if state.attacked_this_turn:
        state.attacked_this_turn = []
    if state.damaged_this_turn:
        state.damaged_this_turn = []
    if state.died_this_turn:
        state.died_this_turn = []
    if state.once:
        state.once = {}
    if state.effects:
        before = state.departed_before
        kept: dict[int, GameObject] = {}
        for effect in state.effects:
            source = effect.context.source
            if source in before:
                kept[source] = before[source]
        kept.update(state.departed)
        state.departed_before = kept
        _expire(state, YOUR_NEXT_TURN.name, player)
        _forget(state)
    else:
        state.departed_before = state.departed
    state.departed = {}
    state.mana_stamps[player] += 1  # who was sick no longer is
    state.touch(READS_ALL)


def _expire(state: GameState, duration: str, player: int = terms.NOBODY) -> None:
    """End the effects of a duration; those of "your next turn" only as that turn comes."""
    if not state.effects:
        return
    kept = []
    for effect in state.effects:
        ends = effect.duration == duration
        if ends and player != terms.NOBODY:
            ends = effect.context.controller == player and effect.turn < state.turn
        if not ends:
            kept.append(effect)
    if len(kept) != len(state.effects):
        state.effects = kept
        state.touch()
        state.dirty = True
        state.mana_changed()


def _forget(state: GameState) -> None:
    """Drop lasting effects on objects of which none is left."""
    kept = []
    for effect in state.effects:
        ids: list[int] = list(effect.objects)
        if isinstance(effect.rule, rule.MayPlay) and isinstance(effect.rule.filter, Is):
            ids += entities(state, effect.rule.filter.what, effect.context)
        if not ids or any(one in state.objects for one in ids):
            kept.append(effect)
    if len(kept) != len(state.effects):
        state.effects = kept
        state.dirty = True
        state.mana_changed()


# --- steps -------------------------------------------------------------------------------


def _begin_step(state: GameState, frame: TurnFrame) -> None:
    step = frame.plan.pop()
    if _skipped(state, step):
        return
    state.step = step
    if state.reads & (terms.READS_TURN | terms.READS_COMBAT) != 0:
        state.dirty = True
    frame.position = ACTIONS
    if step == STEP_BEGIN_COMBAT:
        state.combat = Combat()
    if step in (STEP_UNTAP, STEP_CLEANUP):
        return
    if state.dirty or state.effects or (state.triggers and terms.EVENT_STEP in state.triggers):
        events.emit(state, Event(terms.EVENT_STEP, player=state.active, amount=step))
    if JUST_PRIORITY >> step & 1 != 0 and priority.still_idle(state):
        if len(state.frames) == 1 and not state.dirty:
            _end_step(state, frame)  # everybody passes (117.4)


def _skipped(state: GameState, step: int) -> bool:
    if step == STEP_DRAW and state.turn == 1:
        return True  # 103.7a: the starting player skips the first draw step
    if step in (STEP_DECLARE_BLOCKERS, STEP_COMBAT_DAMAGE):
        return state.combat is None or not state.combat.attacked  # 508.8
    if step == STEP_FIRST_STRIKE_DAMAGE:
        if state.combat is None or not state.combat.attacked:
            return True
        return not damage.needs_first_strike(state)
    if not state.rules:
        return False
    for skip, context in rules_of(state, SkipsStep):
        assert isinstance(skip, SkipsStep)
        if skip.step == step and player_matches(state, skip.players, state.active, context):
            return True
    return False


def _act(state: GameState, frame: TurnFrame) -> None:
    """The turn-based actions of the step (703.4)."""
    step = state.step
    if step == STEP_UNTAP:
        _untap(state, frame)
    elif step == STEP_DRAW:
        _draw(state)
    elif step == STEP_MAIN1:
        _main(state)
    elif step == STEP_DECLARE_ATTACKERS:
        if attack.possible(state):
            state.frames.append(AttackFrame())
    elif step == STEP_DECLARE_BLOCKERS:
        state.frames.append(BlockFrame())
    elif step == STEP_FIRST_STRIKE_DAMAGE:
        state.frames.append(DamageFrame(first=True))
    elif step == STEP_COMBAT_DAMAGE:
        state.frames.append(DamageFrame(first=False))
    elif step == STEP_CLEANUP:
        _cleanup(state, frame)


def _untap(state: GameState, frame: TurnFrame) -> None:
    """502.3; no player gets priority in the untap step (502.4)."""
    frame.position = END
    bound = bool(state.rules) and DoesntUntap in state.rules
    tapped: list[GameObject] = []
    for obj in state.battlefield:
        if obj.tapped and obj.controller == state.active:
            if not (bound and object_has_rule(state, DoesntUntap, obj)):
                tapped.append(obj)
    if bound:
        # 614.10a: this is the next untap step that isn't skipped.
        _expire(state, NEXT_UNTAP_STEP.name, state.active)
    if tapped:
        events.untap(state, tapped)


def _draw(state: GameState) -> None:
    events.perform_one(state, events.drawing(state.active))  # 504.1


def _main(state: GameState) -> None:
    """715.3b: a lore counter on each Saga of the active player, in the first main phase."""
    lore: list[Event] = []
    for obj in state.battlefield:
        if obj.chars.types & TYPE_ENCHANTMENT != 0 and obj.controller == state.active:
            if "Saga" in obj.chars.subtypes:
                lore.append(events.counters(obj.id, "lore", 1, cause=terms.CAUSE_RULES))
    if lore:
        events.perform(state, lore)


def _cleanup(state: GameState, frame: TurnFrame) -> None:
    """514.1: the active player discards down to the maximum hand size."""
    frame.position = WEAR_OFF
    player = state.active
    surplus = len(state.players[player].hand) - MAXIMUM_HAND_SIZE
    if surplus > 0 and not player_has_rule(state, rule.NoMaximumHandSize, player):
        context = Context(terms.NOBODY, player)
        state.frames.append(EffectFrame(context, (Discard(surplus),)))


def _wear_off(state: GameState, frame: TurnFrame) -> None:
    """514.2: damage is removed and "until end of turn" effects end, at the same time."""
    frame.position = CLEANED
    for obj in state.battlefield:
        if obj.damage or obj.deathtouched:
            events.remove_damage(state, obj)
    _expire(state, THIS_TURN.name)
    _expire(state, END_OF_YOUR_NEXT_TURN.name, state.active)


def _check_cleanup(state: GameState, frame: TurnFrame) -> None:
    """514.3a: if anything happens players get priority, and another cleanup step follows."""
    frame.position = END
    if not priority.settled(state):
        frame.plan.append(STEP_CLEANUP)
        priority.start_beneath(state)


def _end_step(state: GameState, frame: TurnFrame) -> None:
    """500.4: unspent mana empties as the step ends."""
    frame.position = BEGIN
    for player in state.players:
        if player.pool:
            _empty_pool(state, player.id)
    if state.step == STEP_END_COMBAT:
        removal.end_combat(state)
        state.once[terms.COMBAT_OVER] = 1
        _expire(state, END_OF_COMBAT.name)


def end_turn(state: GameState) -> None:
    """723.1c: the step and phase end, and the cleanup step is the next; nobody gets priority."""
    frame = state.frames[0]
    assert isinstance(frame, TurnFrame)
    del state.frames[1:]
    frame.plan = [STEP_CLEANUP]
    frame.position = END
    state.priority = terms.NOBODY
    removal.end_combat(state)
    _expire(state, END_OF_COMBAT.name)
    state.touch()


def _empty_pool(state: GameState, player: int) -> None:
    stays = 0
    for kept, context in rules_of(state, rule.ManaStays):
        assert isinstance(kept, rule.ManaStays)
        if player_matches(state, kept.players, player, context):
            stays |= kept.types
    pool = state.players[player].pool
    state.players[player].pool = [unit for unit in pool if unit & stays]
    state.touch(terms.READS_MANA)
