"""Declaring attackers (508.1): one creature at a time, each in its place in a fixed order.

Creatures are offered in the order of their timestamps, alike ones side by side, and only
those behind the one chosen last, so that each declaration is reached in one way. A creature
is offered only where a legal declaration follows; as what restricts and requires attacks
counts creatures and nothing else, that is a matter of adding up (:func:`most_obeyed`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sim.rules import asking, events
from sim.rules.combat import tolls
from sim.rules.combat.order import arrange, by_age, rule_count
from sim.rules.evaluate import holds, is_sick, matches, object_has_rule, rules_of
from sim.state.combat_frames import AttackFrame
from sim.state.decision import ASK_ATTACK, DO_ATTACK, DO_DONE, DONE, Option
from sim.state.events import Event
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.allowances import AttackCost
from sim.vocab.rules import CantAttack, CantAttackAlone, MaximumAttackers, MustAttack
from sim.vocab.terms import (
    EVENT_ATTACK,
    EVENT_ATTACKERS,
    KEYWORD_DEFENDER,
    KEYWORD_VIGILANCE,
    READS_COMBAT,
    READS_TURN,
    TYPE_CREATURE,
    TYPE_PLANESWALKER,
)

_BEGIN: Final = 0
_CHOSEN: Final = 1
_TAPPED: Final = 2
_PAID: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Attack:
    """What can be declared: creatures in order, and what restricts and requires them.

    ``kinds`` are equal for alike creatures; ``weights`` say how many requirements attacking
    with the creature obeys; ``loners`` can't attack alone; ``limit`` is how many may attack;
    ``attacked`` lists the defending player and the planeswalkers. For each index, ``rest`` adds
    up the weights from there on. Where no creature has a weight or is a loner these lists may be
    empty; ``free`` says that nothing restricts or requires attacks.
    """

    __slots__ = (
        "attacked",
        "creatures",
        "free",
        "kinds",
        "limit",
        "loners",
        "rest",
        "weights",
    )

    def __init__(
        self,
        creatures: list[int],
        kinds: list[int],
        weights: list[int],
        loners: list[bool],
        limit: int,
        attacked: list[int],
    ) -> None:
        self.creatures = creatures
        self.kinds = kinds
        self.weights = weights
        self.loners = loners
        self.limit = limit
        self.attacked = attacked
        self.rest: list[int] = []
        self.free = not weights
        if weights:
            self.rest = [0] * (len(weights) + 1)
            for index in range(len(weights) - 1, -1, -1):
                self.rest[index] = self.rest[index + 1] + weights[index]
            self.free = not self.rest[0] and True not in loners and limit >= len(creatures)


def program(state: GameState, frame: AttackFrame) -> None:
    """Ask until the declaration is done, tap the attackers (508.1f), and let them attack."""
    if frame.position == _TAPPED:
        # 508.1g-j: the total cost to attack is locked in and paid once the attackers are tapped.
        frame.position = _PAID
        if state.rules and AttackCost in state.rules and tolls.pay_for(state, frame.pairs):
            return
    if frame.position == _PAID:
        _attack(state, frame)
        return
    if frame.position == _BEGIN:
        frame.group = 0
        frame.position = _CHOSEN
    else:
        answer = asking.take(frame)
        if answer.verb == DO_DONE:
            _tap(state, frame)
            return
        frame.pairs.append((answer.object, answer.target))
    attack = gather(state)
    if attack.free and not state.rules:
        done = True
        options = _free_options(attack, frame.pairs)
    else:
        pairs, done = choices(attack, frame.pairs)
        if AttackCost in state.rules:
            pairs = [pair for pair in pairs if tolls.payable(state, [*frame.pairs, pair])]
        options = [Option(DO_ATTACK, attacker, attacked) for attacker, attacked in pairs]
    if not options:
        _tap(state, frame)
        return
    if done:
        options.append(DONE)
    asking.ask(state, frame, ASK_ATTACK, state.active, options)


def possible(state: GameState) -> bool:
    """Whether any creature can be declared as an attacker."""
    attack = gather(state)
    if not attack.creatures or attack.limit < 1:
        return False
    if attack.free or (attack.limit > 1 and len(attack.creatures) > 1):
        return True
    return False in attack.loners


def can_attack(state: GameState, obj: GameObject) -> bool:
    """Whether nothing about the untapped creature itself keeps it from attacking (508.1a, c)."""
    if obj.chars.keywords & KEYWORD_DEFENDER or is_sick(state, obj):
        return False
    for rule, context in rules_of(state, CantAttack):
        assert isinstance(rule, CantAttack)
        freed = rule.unless is not None and holds(state, rule.unless, context)
        if not freed and matches(state, rule.filter, obj, context):
            return False
    return True


def gather(state: GameState) -> Attack:
    """Everything that counts for the declaration, read off the game; kept while nothing changes."""
    stamp, known = state.declaring
    if stamp == state.stamp and isinstance(known, Attack):
        return known
    attack = _gather(state)
    state.declaring = (state.stamp, attack)
    return attack


def _gather(state: GameState) -> Attack:
    active = state.active
    able: list[GameObject] = []
    walkers: list[GameObject] = []
    for obj in state.battlefield:
        if obj.controller != active:
            if obj.chars.types & TYPE_PLANESWALKER:
                walkers.append(obj)
        elif not obj.tapped and obj.chars.types & TYPE_CREATURE and can_attack(state, obj):
            able.append(obj)
    if not able:
        return Attack([], [], [], [], _limit(state), [])
    by_age(able)
    by_age(walkers)
    attacked = [1 - active]
    for obj in walkers:
        attacked.append(obj.id)
    weights: list[int] = []
    loners: list[bool] = []
    if state.rules:
        traits = _traits(state, able)
        kinds = arrange(state, able, traits)
        weights = [one[0] for one in traits]
        loners = [one[1] == 1 for one in traits]
    else:
        kinds = arrange(state, able)
    return Attack([obj.id for obj in able], kinds, weights, loners, _limit(state), attacked)


def _traits(state: GameState, able: list[GameObject]) -> list[tuple[int, ...]]:
    """For each creature how many requirements attacking obeys, and whether it can't alone."""
    weights = [rule_count(state, MustAttack, obj) for obj in able]
    if MustAttack in state.rules and AttackCost in state.rules:
        weights = tolls.unpaid(state, able, weights)
    return [
        (weights[index], int(object_has_rule(state, CantAttackAlone, able[index])))
        for index in range(len(able))
    ]


def choices(attack: Attack, pairs: list[tuple[int, int]]) -> tuple[list[tuple[int, int]], bool]:
    """The pairs that may be added to those declared, and whether these may be all.

    Of alike creatures the first that is left is offered, and it attacks nothing that comes
    before what the one before it attacks.
    """
    if attack.free:
        return [(one.object, one.target) for one in _free_options(attack, pairs)], True
    required = most_obeyed(attack, 0, 0, 0, False)
    obeyed = 0
    last = -1
    first_attacked = 0
    for creature, attacked in pairs:
        last = attack.creatures.index(creature, last + 1)
        obeyed += attack.weights[last]
        first_attacked = attack.attacked.index(attacked)
    size = len(pairs)
    found: list[tuple[int, int]] = []
    offered = -1
    for index in range(last + 1, len(attack.creatures)):
        kind = attack.kinds[index]
        if kind == offered:
            continue
        offered = kind
        loner = size == 0 and attack.loners[index]
        after = most_obeyed(attack, index + 1, size + 1, obeyed + attack.weights[index], loner)
        if after < required:
            continue
        alike = last >= 0 and kind == attack.kinds[last]
        for attacked in attack.attacked[first_attacked if alike else 0 :]:
            found.append((attack.creatures[index], attacked))
    alone = size == 1 and attack.loners[last]
    done = size <= attack.limit and obeyed == required and not alone
    return found, done


def _free_options(attack: Attack, pairs: list[tuple[int, int]]) -> list[Option]:
    """The options for what :func:`choices` says where nothing restricts or requires attacks."""
    last = -1
    last_kind = -1
    first_attacked = 0
    if pairs:
        creature, attacked = pairs[-1]
        last = attack.creatures.index(creature)
        last_kind = attack.kinds[last]
        first_attacked = attack.attacked.index(attacked)
    found: list[Option] = []
    offered = -1
    for index in range(last + 1, len(attack.creatures)):
        kind = attack.kinds[index]
        if kind == offered:
            continue
        offered = kind
        creature = attack.creatures[index]
        for number in range(first_attacked if kind == last_kind else 0, len(attack.attacked)):
            found.append(Option(DO_ATTACK, creature, attack.attacked[number]))
    return found


def most_obeyed(attack: Attack, first: int, size: int, obeyed: int, loner: bool) -> int:
    """The most requirements that a declaration can obey (508.1d), -1 if none is legal.

    ``size`` creatures that obey ``obeyed`` are declared already, others may follow from index
    ``first`` on; ``loner`` says that the one declared so far can't attack alone.
    """
    room = attack.limit - size
    if room < 0:
        return -1
    others = len(attack.weights) - first
    best = -1
    if size + min(room, others) >= 2:
        if room < others and attack.rest[first]:
            weights = attack.weights[first:]
            weights.sort(reverse=True)
            best = obeyed + sum(weights[:room])
        else:
            best = obeyed + attack.rest[first]
    elif size == 1 and not loner:
        best = obeyed
    elif size == 0:
        best = 0
    if size == 0 and room:
        # With a single attacker, or where several are no better than one.
        for weight, alone in zip(attack.weights[first:], attack.loners[first:], strict=True):
            if not alone:
                best = max(best, weight)
    return best


def _limit(state: GameState) -> int:
    limit = len(state.battlefield)
    for rule, _ in rules_of(state, MaximumAttackers):
        assert isinstance(rule, MaximumAttackers)
        limit = min(limit, rule.count)
    return limit


def _tap(state: GameState, frame: AttackFrame) -> None:
    """508.1f: attacking taps; it is no cost."""
    frame.position = _TAPPED
    tapping: list[Event] = []
    for attacker, _ in frame.pairs:
        obj = state.objects[attacker]
        if not obj.chars.keywords & KEYWORD_VIGILANCE:  # 702.20b
            tapping.append(events.tapping(obj))
    if tapping:
        events.perform(state, tapping)


def _attack(state: GameState, frame: AttackFrame) -> None:
    """508.1k, 508.1m: the chosen creatures become attackers, and triggers see it."""
    state.frames.pop()
    combat = state.combat
    assert combat is not None
    declared: list[tuple[int, int]] = []
    for attacker, attacked in frame.pairs:
        obj = state.objects.get(attacker)
        if obj is not None and obj.controller == state.active:
            obj.attacking = attacked
            combat.attackers.append(attacker)
            combat.attacked = True
            state.attacked_this_turn.append(attacker)
            declared.append((attacker, attacked))
    if not declared:
        return
    state.touch(READS_COMBAT | READS_TURN)
    if not (state.dirty or state.triggers or state.effects):
        return  # nothing sees it
    number = len(declared)
    for attacker, attacked in declared:
        events.emit(state, Event(EVENT_ATTACK, attacker, state.active, attacked, number))
    events.emit(state, Event(EVENT_ATTACKERS, player=state.active, amount=number))
