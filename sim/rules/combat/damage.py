"""Combat damage (510): who assigns how much to whom, and then all of it is dealt at once.

A creature's damage is divided freely among what blocks it or what it blocks; with trample,
what it attacks may get some if every blocker is assigned lethal damage (702.19b).
"""

from __future__ import annotations

from typing import Final

from sim.rules import asking, events
from sim.rules.combat.division import Giver, amounts
from sim.rules.combat.removal import can_be_attacked
from sim.state.combat_frames import DamageFrame
from sim.state.decision import ASK_DAMAGE, DO_NUMBER, Option
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.terms import (
    KEYWORD_DEATHTOUCH,
    KEYWORD_DOUBLE_STRIKE,
    KEYWORD_FIRST_STRIKE,
    KEYWORD_TRAMPLE,
    NOBODY,
)

_BEGIN: Final = 0
_ATTACKERS: Final = 1
_BLOCKERS: Final = 2
_STRIKES = KEYWORD_FIRST_STRIKE | KEYWORD_DOUBLE_STRIKE


def program(state: GameState, frame: DamageFrame) -> None:
    """Assign the damage of one creature after the other, asking where there is a choice."""
    if frame.position == _BEGIN:
        frame.position = _ATTACKERS
        frame.sources = _assigning(state, frame.first)
        if frame.first and state.combat is not None:
            # 510.4: those that had either as the first step began, whether they deal damage or not.
            state.combat.struck = [one.id for one in _fighting(state) if _strikes(one)]
    elif frame.answer is not None:
        frame.amounts.append(asking.take(frame).number)
    while True:
        _assign_alone(state, frame)
        if not frame.sources:
            break
        source = state.objects[frame.sources[0]]
        to = recipients(state, source)
        rest = source.chars.power
        for amount in frame.amounts:
            rest -= amount
        given = len(frame.amounts)
        if rest == 0 or given == len(to) - 1:
            _assign(frame, source.id, to, [*frame.amounts, rest])
            continue
        numbers = _choices(state, frame, source, to, rest)
        if len(numbers) == 1 and not state.settings.forced:
            frame.amounts.append(numbers[0])
            continue
        _set_group(state, frame, source)
        options = [Option(DO_NUMBER, source.id, to[given], number) for number in numbers]
        asking.ask(state, frame, ASK_DAMAGE, source.controller, options, source.id)
        return
    state.frames.pop()
    events.perform(
        state, [events.damage(source, to, amount, True) for source, to, amount in frame.assigned]
    )


def needs_first_strike(state: GameState) -> bool:
    """Whether there is a damage step for first and double strikers before the other (510.4)."""
    combat = state.combat
    if combat is None:
        return False
    for attacker in combat.attackers:
        if _strikes(state.objects[attacker]):
            return True
    for blocker, _ in combat.blocks:
        if _strikes(state.objects[blocker]):
            return True
    return False


def recipients(state: GameState, source: GameObject) -> list[int]:
    """What a creature in combat may assign damage to, in order (510.1b-d)."""
    combat = state.combat
    if combat is None:
        return []
    if source.attacking == NOBODY:
        return [attacker for blocker, attacker in combat.blocks if blocker == source.id]
    if not source.blocked:
        return [source.attacking] if can_be_attacked(state, source.attacking) else []
    to = blockers_of(state, source.id)
    through = source.chars.keywords & KEYWORD_TRAMPLE != 0
    # 506.4c, 702.19f: where the planeswalker is gone, nothing gets this damage.
    if through and source.attacking not in to and can_be_attacked(state, source.attacking):
        to.append(source.attacking)
    return to


def blockers_of(state: GameState, attacker: int) -> list[int]:
    """The creatures that block the attacker now."""
    combat = state.combat
    if combat is None:
        return []
    found: list[int] = []
    for blocker, blocked in combat.blocks:
        if blocked == attacker:
            found.append(blocker)
    return found


def lethal_damage(state: GameState, blocker: int) -> int:
    """How much more damage is lethal to a creature, deathtouch aside (702.19b)."""
    obj = state.objects[blocker]
    return max(0, obj.chars.toughness - obj.damage)


def _fighting(state: GameState) -> list[GameObject]:
    """The attacking creatures, then the blocking ones (510.1), each in the order declared."""
    combat = state.combat
    if combat is None:
        return []
    found = [state.objects[one] for one in combat.attackers]
    for blocker, _ in combat.blocks:
        obj = state.objects[blocker]
        if len(obj.blocking) < 2 or obj not in found:  # one may block several
            found.append(obj)
    return found


def _assign_alone(state: GameState, frame: DamageFrame) -> None:
    """The next creatures that can assign their damage to one recipient alone do so."""
    if frame.amounts:
        return
    done = 0
    for source in frame.sources:
        obj = state.objects[source]
        to = recipients(state, obj)
        if len(to) != 1:
            break
        done += 1
        if obj.chars.power > 0:
            frame.assigned.append((source, to[0], obj.chars.power))
    if done:
        del frame.sources[:done]


def _strikes(obj: GameObject) -> bool:
    return obj.chars.keywords & _STRIKES != 0


def _assigning(state: GameState, first: bool) -> list[int]:
    """The creatures that assign damage in this step (510.1a, 510.4)."""
    struck = state.combat.struck if state.combat is not None else []
    found: list[int] = []
    for obj in _fighting(state):
        if first:
            now = _strikes(obj)
        else:
            now = (
                not struck
                or obj.id not in struck
                or obj.chars.keywords & KEYWORD_DOUBLE_STRIKE != 0
            )
        if now and obj.chars.power > 0 and recipients(state, obj):
            found.append(obj.id)
    return found


def _assign(frame: DamageFrame, source: int, to: list[int], numbers: list[int]) -> None:
    """The creature's assignment is complete; zero damage is none (120.8)."""
    for index in range(min(len(to), len(numbers))):
        if numbers[index] > 0:
            frame.assigned.append((source, to[index], numbers[index]))
    del frame.sources[0]
    frame.amounts = []


def _set_group(state: GameState, frame: DamageFrame, source: GameObject) -> None:
    """What each of the players chooses in a step is a declaration of its own (510.1)."""
    if source.attacking == NOBODY and frame.position == _ATTACKERS:
        frame.position = _BLOCKERS
        frame.group = 0
    if frame.group == 0:
        frame.group = 0


def _choices(
    state: GameState, frame: DamageFrame, source: GameObject, to: list[int], rest: int
) -> list[int]:
    """What the source may assign to the next recipient; it has ``rest`` left."""
    everything = list(range(rest + 1))
    if source.attacking == NOBODY:
        return everything
    own = blockers_of(state, source.id)
    pledged = _pledged(state, frame)
    attacked = len(to) > len(own)
    if not attacked and not pledged:
        return everything
    given = len(frame.amounts)
    needs = _needs(state, frame, source, to)
    giver = Giver(rest, own[given + 1 :], source.chars.keywords & KEYWORD_DEATHTOUCH != 0)
    others: list[Giver] = []
    for one in frame.sources[1:]:
        obj = state.objects[one]
        if obj.attacking != NOBODY:
            deadly = obj.chars.keywords & KEYWORD_DEATHTOUCH != 0
            others.append(Giver(obj.chars.power, blockers_of(state, one), deadly))
    return amounts(rest, to[given], giver, attacked, needs, pledged, own, others)


def _pledged(state: GameState, frame: DamageFrame) -> list[int]:
    """The blockers that must be assigned lethal damage for what has been assigned (702.19b)."""
    found: list[int] = []
    for source, to, _ in frame.assigned:
        if state.objects[source].attacking == to:
            found += [one for one in blockers_of(state, source) if one not in found]
    return found


def _needs(
    state: GameState, frame: DamageFrame, source: GameObject, to: list[int]
) -> dict[int, int]:
    """What each blocker lacks of lethal damage after what has been assigned so far."""
    combat = state.combat
    assert combat is not None
    needs = {blocker: lethal_damage(state, blocker) for blocker, _ in combat.blocks}
    assigned = frame.assigned + [
        (source.id, one, amount) for one, amount in zip(to, frame.amounts, strict=False)
    ]
    for one, recipient, amount in assigned:
        if amount and recipient in needs:
            deadly = state.objects[one].chars.keywords & KEYWORD_DEATHTOUCH != 0
            needs[recipient] = 0 if deadly else max(0, needs[recipient] - amount)
    return needs
