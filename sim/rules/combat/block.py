"""Declaring blockers (509.1): one block at a time; which may follow, see ``block_choices``."""

from __future__ import annotations

from typing import Final

from sim.rules import asking, events
from sim.rules.combat.block_choices import choices
from sim.rules.combat.block_options import Block, simple_options
from sim.rules.combat.block_tolls import choices_with, pay_for, toll
from sim.rules.combat.declaration import Blocks, Declared, declared
from sim.rules.combat.evasion import attacker_marks, blocker_marks, evades
from sim.rules.combat.order import arrange, by_age, creatures_of, rule_count
from sim.rules.evaluate import matches, object_has_rule, rules_of
from sim.rules.mana.units import is_free
from sim.state.combat_frames import BlockFrame
from sim.state.decision import ASK_BLOCK, DO_BLOCK, DO_DONE, DONE, Option
from sim.state.events import Event
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.allowances import BlockCost
from sim.vocab.rules import (
    BlockersAtMost,
    BlocksMore,
    CantBlock,
    CantBlockAlone,
    MaximumBlockers,
    MinimumBlockers,
    MustBeBlocked,
    MustBlock,
)
from sim.vocab.terms import (
    EVENT_BLOCK,
    EVENT_BLOCKED,
    EVENT_UNBLOCKED,
    KEYWORD_MENACE,
    NOBODY,
    READS_COMBAT,
)

_BEGIN: Final = 0
_CHOSEN: Final = 1
_PAID: Final = 2


def program(state: GameState, frame: BlockFrame) -> None:
    """Ask until the declaration is done, then let the creatures block (509.1g-i)."""
    if frame.position == _PAID:
        _block(state, frame)
        return
    if frame.position == _BEGIN:
        frame.group = 0
        frame.position = _CHOSEN
    else:
        answer = asking.take(frame)
        if answer.verb == DO_DONE:
            _pay(state, frame)
            return
        frame.pairs.append((answer.object, answer.target))
    block = gather(state)
    if block is None:
        _block(state, frame)
        return
    if block.simple:
        done = True
        options = simple_options(block, frame.pairs)
    else:
        pairs, done = _choices(state, block, _so_far(block, frame.pairs))
        options = [
            Option(DO_BLOCK, block.blockers[one], block.attackers[two]) for one, two in pairs
        ]
    if not options:
        _pay(state, frame)
        return
    if done:
        options.append(DONE)
    asking.ask(state, frame, ASK_BLOCK, 1 - state.active, options)


def possible(state: GameState) -> bool:
    """Whether any block can be declared."""
    block = gather(state)
    if block is None:
        return False
    if block.simple:
        for mask in block.masks:
            if mask:
                return True
        return False
    return bool(_choices(state, block, Declared(block.numbers))[0])


def _choices(
    state: GameState, block: Block, so_far: Declared
) -> tuple[list[tuple[int, int]], bool]:
    if block.tolled:
        return choices_with(state, block.numbers, so_far, block.blockers, block.tolled)
    return choices(block.numbers, so_far)


def can_block(state: GameState, obj: GameObject) -> bool:
    """Whether no rule keeps the untapped creature itself from blocking (509.1b)."""
    return not object_has_rule(state, CantBlock, obj)


def gather(state: GameState) -> Block | None:
    """Everything that counts for the declaration, or None if no creature could block.

    It is kept while nothing changes.
    """
    stamp, known = state.declaring
    if stamp == state.stamp and isinstance(known, Block):
        return known
    block = _gather(state)
    if block is not None:
        state.declaring = (state.stamp, block)
    return block


def _gather(state: GameState) -> Block | None:
    attackers = _attackers(state)
    if not attackers:
        return None
    blockers = [obj for obj in creatures_of(state, 1 - state.active) if can_block(state, obj)]
    if not blockers:
        return None
    if state.rules:
        return _with_rules(state, blockers, attackers)
    for obj in attackers:
        if obj.chars.keywords & KEYWORD_MENACE:
            return _with_rules(state, blockers, attackers)
    # All that else tells creatures apart here, :func:`alike` sees.
    kinds = (arrange(state, blockers), arrange(state, attackers))
    masks = _masks(state, blockers, attackers, kinds)
    return Block(_ids(blockers), _ids(attackers), kinds, masks, None, [])


def _ids(found: list[GameObject]) -> list[int]:
    return [obj.id for obj in found]


def _with_rules(state: GameState, blockers: list[GameObject], attackers: list[GameObject]) -> Block:
    """What can be declared, where more than the two creatures themselves may restrict a block."""
    numbers = Blocks(len(blockers), len(attackers))
    theirs = _gather_attackers(state, attackers, numbers)
    mine = _gather_blockers(state, blockers, len(attackers), numbers)
    for rule, _ in rules_of(state, MaximumBlockers):
        assert isinstance(rule, MaximumBlockers)
        numbers.limit = min(numbers.limit, rule.count)
    possible = 0  # what needs more blockers than it takes can't be blocked at all
    for index in range(len(attackers)):
        possible |= (numbers.minimum[index] <= numbers.maximum[index]) << index
    kinds = (numbers.blocker_kinds, numbers.attacker_kinds)
    numbers.masks = _masks(state, blockers, attackers, kinds, mine, theirs)
    for number in range(len(blockers)):
        numbers.masks[number] &= possible
    tolled: list[int] = []
    if BlockCost in state.rules:
        for number, blocker in enumerate(blockers):
            if not is_free(toll(state, blocker)):
                tolled.append(number)
    return Block(_ids(blockers), _ids(attackers), kinds, numbers.masks, numbers, tolled)


def _attackers(state: GameState) -> list[GameObject]:
    combat = state.combat
    if combat is None:
        return []
    found: list[GameObject] = []
    for one in combat.attackers:
        obj = state.objects.get(one)
        if obj is not None:
            found.append(obj)
    by_age(found)
    return found


def _gather_attackers(state: GameState, attackers: list[GameObject], numbers: Blocks) -> list[int]:
    """What concerns each attacker, which puts alike ones side by side; their marks."""
    traits: list[tuple[int, ...]] = []
    for obj in attackers:
        minimum = 2 if obj.chars.keywords & KEYWORD_MENACE else 1  # 702.111b
        for rule, context in rules_of(state, MinimumBlockers):
            assert isinstance(rule, MinimumBlockers)
            if rule.count > minimum and matches(state, rule.filter, obj, context):
                minimum = rule.count
        maximum = len(numbers.masks)
        for rule, context in rules_of(state, BlockersAtMost):
            assert isinstance(rule, BlockersAtMost)
            if rule.count < maximum and matches(state, rule.filter, obj, context):
                maximum = rule.count
        wanted = lure = 0
        for rule, context in rules_of(state, MustBeBlocked):
            assert isinstance(rule, MustBeBlocked)
            if matches(state, rule.filter, obj, context):
                wanted += not rule.by_all
                lure += rule.by_all
        traits.append((minimum, wanted, lure, attacker_marks(state, obj), obj.attacking, maximum))
    numbers.attacker_kinds = arrange(state, attackers, traits)
    numbers.minimum = [one[0] for one in traits]
    numbers.wanted = [one[1] for one in traits]
    numbers.lure = [one[2] for one in traits]
    numbers.maximum = [one[5] for one in traits]
    return [one[3] for one in traits]


def _gather_blockers(
    state: GameState, blockers: list[GameObject], attackers: int, numbers: Blocks
) -> list[int]:
    """What concerns each blocker, which puts alike ones side by side; their marks."""
    traits: list[tuple[int, ...]] = []
    for obj in blockers:
        loner = object_has_rule(state, CantBlockAlone, obj)
        must = rule_count(state, MustBlock, obj)
        traits.append(
            (
                _capacity(state, obj, attackers),
                int(loner),
                must,
                blocker_marks(state, obj),
                toll(state, obj).mana_value if BlockCost in state.rules else 0,
            )
        )
    numbers.blocker_kinds = arrange(state, blockers, traits)
    numbers.capacity = [one[0] for one in traits]
    numbers.loners = [one[1] == 1 for one in traits]
    numbers.must_block = [one[2] for one in traits]
    return [one[3] for one in traits]


def _capacity(state: GameState, obj: GameObject, attackers: int) -> int:
    """How many of that many attackers the creature can block at once (509.1a)."""
    capacity = 1
    for rule, context in rules_of(state, BlocksMore):
        assert isinstance(rule, BlocksMore)
        if matches(state, rule.filter, obj, context):
            capacity += attackers if rule.additional < 0 else rule.additional
    return min(capacity, attackers)


def _masks(
    state: GameState,
    blockers: list[GameObject],
    attackers: list[GameObject],
    kinds: tuple[list[int], list[int]],
    mine: list[int] | None = None,
    theirs: list[int] | None = None,
) -> list[int]:
    """For each creature a bit for each attacker that it may block, worked out once for each kind.

    ``mine`` and ``theirs`` are the marks of those that can't block and be blocked by each other.
    """
    blocker_kinds, attacker_kinds = kinds
    masks: list[int] = []
    mask = 0
    for number in range(len(blockers)):
        if not number or blocker_kinds[number] != blocker_kinds[number - 1]:
            mask = 0
            fits = False
            for index in range(len(attackers)):
                if not index or attacker_kinds[index] != attacker_kinds[index - 1]:
                    fits = not evades(state, blockers[number], attackers[index])
                    if fits and mine is not None and theirs is not None:
                        fits = not mine[number] & theirs[index]
                if fits:
                    mask |= 1 << index
        masks.append(mask)
    return masks


def _so_far(block: Block, pairs: list[tuple[int, int]]) -> Declared:
    blockers = {id: index for index, id in enumerate(block.blockers)}
    attackers = {id: index for index, id in enumerate(block.attackers)}
    indices = [(blockers[blocker], attackers[attacker]) for blocker, attacker in pairs]
    return declared(block.numbers, indices)


def _pay(state: GameState, frame: BlockFrame) -> None:
    """509.1d-f: the total cost to block is locked in and paid."""
    if state.rules and BlockCost in state.rules and pay_for(state, frame.pairs):
        frame.position = _PAID
        return
    _block(state, frame)


def _block(state: GameState, frame: BlockFrame) -> None:
    """509.1g-i: the chosen creatures block, attackers become blocked or unblocked."""
    state.frames.pop()
    combat = state.combat
    if combat is None:
        return
    blocked: dict[int, int] = {}
    pairs: list[tuple[int, int]] = []
    for pair in frame.pairs:
        blocker, attacker = pair
        obj = state.objects.get(blocker)
        if obj is None:
            continue  # sacrificed for the mana that paid for the blocks
        pairs.append(pair)
        obj.blocking = (*obj.blocking, attacker)
        state.objects[attacker].blocked = True
        combat.blocks.append((blocker, attacker))
        blocked[attacker] = blocked.get(attacker, 0) + 1
    state.touch(READS_COMBAT)
    if not (state.dirty or state.triggers or state.effects):
        return  # nothing sees it
    for blocker, attacker in pairs:
        events.emit(state, Event(EVENT_BLOCK, blocker, 1 - state.active, attacker, 1))
    for attacker in combat.attackers:
        number = blocked.get(attacker, 0)
        kind = EVENT_BLOCKED if number else EVENT_UNBLOCKED
        events.emit(state, Event(kind, attacker, state.active, NOBODY, number))
