"""Declaring blockers (509.1): one block at a time; which may follow, see ``block_choices``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sim.rules import asking, events
from sim.rules.combat.block_choices import choices
from sim.rules.combat.block_tolls import choices_with, pay_for, toll
from sim.rules.combat.declaration import Blocks, Declared, declared
from sim.rules.combat.evasion import attacker_marks, blocker_marks, evades
from sim.rules.combat.order import arrange, creatures_of, rule_count
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


@mypyc_attr(acyclic=True, free_list_len=1)
class Block:
    """The creatures in the order in which they are offered, and the numbers about them.

    ``options`` are those offered so far, by attacker and blocker; they serve again in the next
    decision of the declaration (only where the numbers are ``simple``). ``firsts`` has the
    first attacker of each kind; ``kinds`` the kind of each blocker, whose first one is in
    ``places``, which ends with the number of blockers; ``tolled`` ones block only if that is paid.
    """

    __slots__ = (
        "attackers",
        "blockers",
        "firsts",
        "kinds",
        "numbers",
        "options",
        "places",
        "simple",
        "tolled",
    )

    def __init__(
        self, blockers: list[int], attackers: list[int], numbers: Blocks, tolled: list[int]
    ) -> None:
        self.blockers = blockers
        self.attackers = attackers
        self.numbers = numbers
        self.tolled = tolled
        self.simple = not tolled and numbers.simple()
        self.firsts = _changes(numbers.attacker_kinds)
        self.places = [*_changes(numbers.blocker_kinds), len(blockers)]
        self.kinds: dict[int, int] = {}
        for kind in range(len(self.places) - 1):
            for index in range(self.places[kind], self.places[kind + 1]):
                self.kinds[blockers[index]] = kind
        self.options: list[list[Option | None]] = [[] for _ in attackers]


def _changes(kinds: list[int]) -> list[int]:
    """Where each kind begins."""
    return [one for one in range(len(kinds)) if not one or kinds[one] != kinds[one - 1]]


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
        options = _simple_options(block, frame.pairs)
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
        return any(block.numbers.masks)
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
    numbers = Blocks(len(blockers), len(attackers))
    theirs = _gather_attackers(state, attackers, numbers)
    mine = _gather_blockers(state, blockers, len(attackers), numbers)
    for rule, _ in rules_of(state, MaximumBlockers):
        assert isinstance(rule, MaximumBlockers)
        numbers.limit = min(numbers.limit, rule.count)
    possible = 0  # what needs more blockers than it takes can't be blocked at all
    for index in range(len(attackers)):
        possible |= (numbers.minimum[index] <= numbers.maximum[index]) << index
    for number, blocker in enumerate(blockers):
        if number and numbers.blocker_kinds[number] == numbers.blocker_kinds[number - 1]:
            numbers.masks[number] = numbers.masks[number - 1]
        else:
            numbers.masks[number] = _mask(
                state, blocker, mine[number], attackers, theirs, numbers.attacker_kinds
            )
            numbers.masks[number] &= possible
    tolled: list[int] = []
    if BlockCost in state.rules:
        for number, blocker in enumerate(blockers):
            if not is_free(toll(state, blocker)):
                tolled.append(number)
    return Block([obj.id for obj in blockers], [obj.id for obj in attackers], numbers, tolled)


def _attackers(state: GameState) -> list[GameObject]:
    combat = state.combat
    if combat is None:
        return []
    found = [state.objects[one] for one in combat.attackers if one in state.objects]
    if len(found) > 1:
        found.sort(key=lambda obj: (obj.timestamp, obj.id))
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
    order, numbers.attacker_kinds = arrange(state, attackers, traits)
    attackers[:] = [attackers[index] for index in order]
    numbers.minimum = [traits[index][0] for index in order]
    numbers.wanted = [traits[index][1] for index in order]
    numbers.lure = [traits[index][2] for index in order]
    numbers.maximum = [traits[index][5] for index in order]
    return [traits[index][3] for index in order]


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
    order, numbers.blocker_kinds = arrange(state, blockers, traits)
    blockers[:] = [blockers[index] for index in order]
    numbers.capacity = [traits[index][0] for index in order]
    numbers.loners = [traits[index][1] == 1 for index in order]
    numbers.must_block = [traits[index][2] for index in order]
    return [traits[index][3] for index in order]


def _capacity(state: GameState, obj: GameObject, attackers: int) -> int:
    """How many of that many attackers the creature can block at once (509.1a)."""
    capacity = 1
    for rule, context in rules_of(state, BlocksMore):
        assert isinstance(rule, BlocksMore)
        if matches(state, rule.filter, obj, context):
            capacity += attackers if rule.additional < 0 else rule.additional
    return min(capacity, attackers)


def _mask(
    state: GameState,
    blocker: GameObject,
    marks: int,
    attackers: list[GameObject],
    their_marks: list[int],
    kinds: list[int],
) -> int:
    """A bit for each attacker that the creature may block, worked out once for each kind."""
    mask = 0
    fits = False
    for index, attacker in enumerate(attackers):
        if not index or kinds[index] != kinds[index - 1]:
            fits = not marks & their_marks[index] and not evades(state, blocker, attacker)
        if fits:
            mask |= 1 << index
    return mask


def _so_far(block: Block, pairs: list[tuple[int, int]]) -> Declared:
    blockers = {id: index for index, id in enumerate(block.blockers)}
    attackers = {id: index for index, id in enumerate(block.attackers)}
    indices = [(blockers[blocker], attackers[attacker]) for blocker, attacker in pairs]
    return declared(block.numbers, indices)


def _simple_options(block: Block, pairs: list[tuple[int, int]]) -> list[Option]:
    """The options that :func:`choices` finds, where any creature may block as it can."""
    found: list[Option] = []
    free = _first_free(block, pairs)
    current = -1
    if pairs:
        current = block.attackers.index(pairs[-1][1])
        last = block.blockers.index(pairs[-1][0])
        _offer(block, current, [one for one in free if one > last], found)
    if current + 1 < len(block.attackers):
        _offer(block, current + 1, free, found)
    for attacker in block.firsts:  # of the others like it none can be told from the first
        if attacker > current + 1:
            _offer(block, attacker, free, found)
    return found


def _first_free(block: Block, pairs: list[tuple[int, int]]) -> list[int]:
    """Of each kind of blocker the first one that does not block yet: those before it do."""
    used = [0] * (len(block.places) - 1)
    for creature, _ in pairs:
        used[block.kinds[creature]] += 1
    found: list[int] = []
    for kind in range(len(used)):
        index = block.places[kind] + used[kind]
        if index < block.places[kind + 1]:
            found.append(index)
    return found


def _offer(block: Block, attacker: int, blockers: list[int], found: list[Option]) -> None:
    masks = block.numbers.masks
    row = block.options[attacker]
    if not row:
        row = block.options[attacker] = [None] * len(masks)
    for blocker in blockers:
        if masks[blocker] >> attacker & 1:
            option = row[blocker]
            if option is None:
                option = Option(DO_BLOCK, block.blockers[blocker], block.attackers[attacker])
                row[blocker] = option
            found.append(option)


def _pay(state: GameState, frame: BlockFrame) -> None:
    """509.1d-f: the total cost to block is locked in and paid."""
    if BlockCost in state.rules and pay_for(state, frame.pairs):
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
    # One may have been sacrificed for the mana that paid for the blocks.
    pairs = [pair for pair in frame.pairs if pair[0] in state.objects]
    for blocker, attacker in pairs:
        obj = state.objects[blocker]
        obj.blocking = (*obj.blocking, attacker)
        state.objects[attacker].blocked = True
        combat.blocks.append((blocker, attacker))
        blocked[attacker] = blocked.get(attacker, 0) + 1
    state.touch(READS_COMBAT)
    for blocker, attacker in pairs:
        events.emit(state, Event(EVENT_BLOCK, blocker, 1 - state.active, attacker, 1))
    for attacker in combat.attackers:
        number = blocked.get(attacker, 0)
        kind = EVENT_BLOCKED if number else EVENT_UNBLOCKED
        events.emit(state, Event(kind, attacker, state.active, NOBODY, number))
