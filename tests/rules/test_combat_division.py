"""Combat damage against the rules' own words: every assignment that 510.1 allows, no other."""

import itertools
import random

import pytest

from sim.rules.combat import damage
from sim.state.combat_frames import DamageFrame
from sim.state.game_state import Combat, GameState
from sim.state.objects import GameObject
from sim.vocab import Card
from sim.vocab.terms import (
    FIRST_OBJECT,
    KEYWORD_DEATHTOUCH,
    KEYWORD_DOUBLE_STRIKE,
    KEYWORD_FIRST_STRIKE,
    KEYWORD_TRAMPLE,
    ZONE_BATTLEFIELD,
)


class Fighter(Card):
    name, cost, type_line = "Fighter", "{1}", "Creature"
    power, toughness = 1, 1


def fighter(state, player, power, toughness, keywords=0):
    obj = GameObject(state.new_id(), Fighter.definition, player, ZONE_BATTLEFIELD)
    obj.chars = obj.chars.copy()
    obj.chars.power = power
    obj.chars.toughness = toughness
    obj.chars.keywords = keywords
    state.objects[obj.id] = obj
    state.battlefield.append(obj)
    return obj


def position(attackers, blockers, blocks):
    """A combat: (power, toughness, keywords) of each creature, and pairs of indices."""
    state = GameState()
    state.combat = Combat()
    state.dirty = False
    attacking = [fighter(state, 0, *stats) for stats in attackers]
    blocking = [fighter(state, 1, *stats) for stats in blockers]
    for obj in attacking:
        obj.attacking = 1
        state.combat.attackers.append(obj.id)
    for blocker, attacker in blocks:
        one, two = blocking[blocker], attacking[attacker]
        one.blocking = (*one.blocking, two.id)
        two.blocked = True
        state.combat.blocks.append((one.id, two.id))
    return state, attacking, blocking


def assignments(state, frame):
    """Every assignment that can be reached, each with how often."""
    state.frames = [frame]
    state.decision = None
    damage.program(state, frame)
    if state.decision is None:
        assert state.frames == []
        return {tuple(sorted(frame.assigned)): 1}
    reached = {}
    options = state.decision.options
    assert list(options) == sorted(options, key=lambda option: option.number)
    assert len(options) > 1
    for option in options:
        copy = state.clone()
        again = copy.frames[-1]
        again.answer = option
        for assigned, times in assignments(copy, again).items():
            reached[assigned] = reached.get(assigned, 0) + times
    return reached


def divisions(total, parts):
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in divisions(total - first, parts - 1):
            yield (first, *rest)


def legal(state):
    """Every assignment that the rules allow, found by trying all."""
    combat = state.combat
    sources = []
    for one in [*combat.attackers, *dict.fromkeys(blocker for blocker, _ in combat.blocks)]:
        obj = state.objects[one]
        if one in combat.attackers:
            to = [blocker for blocker, attacker in combat.blocks if attacker == one]
            if not obj.blocked or obj.chars.keywords & KEYWORD_TRAMPLE:
                to.append(1)
        else:
            to = [attacker for blocker, attacker in combat.blocks if blocker == one]
        if obj.chars.power > 0 and to:
            sources.append((one, to, obj.chars.power))
    found = set()
    for numbers in itertools.product(*(divisions(power, len(to)) for _, to, power in sources)):
        assigned = [
            (one, recipient, amount)
            for (one, to, _), amounts in zip(sources, numbers, strict=True)
            for recipient, amount in zip(to, amounts, strict=True)
            if amount
        ]
        if all(
            lethal(state, blocker, assigned)
            for one, recipient, _ in assigned
            if recipient < FIRST_OBJECT
            for blocker, attacker in combat.blocks
            if attacker == one
        ):
            found.add(tuple(sorted(assigned)))
    return found


def lethal(state, blocker, assigned):
    obj = state.objects[blocker]
    received = [(one, amount) for one, to, amount in assigned if to == blocker]
    deadly = any(state.objects[one].chars.keywords & KEYWORD_DEATHTOUCH for one, _ in received)
    return deadly or obj.damage + sum(amount for _, amount in received) >= obj.chars.toughness


def test_assignments_are_those_that_the_rules_allow():
    for seed in range(200):
        draw = random.Random(seed)
        keywords = [0, KEYWORD_TRAMPLE, KEYWORD_TRAMPLE, KEYWORD_TRAMPLE | KEYWORD_DEATHTOUCH]
        attackers = [(draw.randint(0, 4), 9, draw.choice(keywords)) for _ in range(3)]
        attackers = attackers[: draw.randint(1, 3)]
        blockers = [(draw.randint(0, 1), draw.randint(1, 4), 0) for _ in range(draw.randint(1, 3))]
        pairs = itertools.product(range(len(blockers)), range(len(attackers)))
        blocks = [pair for pair in pairs if draw.random() < 0.6]
        state, _, blocking = position(attackers, blockers, blocks)
        for obj in blocking:
            obj.damage = draw.choice([0, 0, 1])
        wanted = legal(state)
        reached = assignments(state, DamageFrame(False))
        assert set(reached) == wanted, seed
        assert set(reached.values()) == {1}, seed


def options_of(state, frame):
    state.frames = [frame]
    damage.program(state, frame)
    return [] if state.decision is None else [one.number for one in state.decision.options]


def test_a_trampler_must_assign_lethal_damage_before_the_player_gets_any():
    state, _, blocking = position([(5, 5, KEYWORD_TRAMPLE)], [(1, 3, 0)], [(0, 0)])
    assert options_of(state, DamageFrame(False)) == [3, 4, 5]
    blocking[0].damage = 2
    state.decision = None
    assert options_of(state, DamageFrame(False)) == [1, 2, 3, 4, 5]


def test_damage_of_another_attacker_counts_towards_lethal_damage():
    # The blocker blocks both: the first trampler may rely on what the second will assign.
    attackers = [(3, 3, KEYWORD_TRAMPLE), (2, 2, 0)]
    state, _, _ = position(attackers, [(0, 4, 0)], [(0, 0), (0, 1)])
    assert options_of(state, DamageFrame(False)) == [2, 3]


@pytest.mark.parametrize("power", [0, -2])
def test_a_creature_without_power_assigns_nothing(power):
    state, _, blocking = position([(power, 2, 0)], [(1, 1, 0), (1, 1, 0)], [(0, 0), (1, 0)])
    frame = DamageFrame(False)
    assert options_of(state, frame) == []
    assert [one for one, _, _ in frame.assigned] == [obj.id for obj in blocking]


def test_the_choices_of_one_player_are_one_group():
    # Two attackers blocked by the same two creatures: each side divides twice.
    both = [(0, 0), (0, 1), (1, 0), (1, 1)]
    state, _, _ = position([(2, 9, 0), (2, 9, 0)], [(2, 9, 0), (2, 9, 0)], both)
    frame = DamageFrame(False)
    asked = []
    state.frames = [frame]
    while state.frames:
        damage.program(state, frame)
        if state.decision is not None:
            asked.append((state.decision.player, state.decision.group))
            frame.answer = state.decision.options[1]
            state.decision = None
    assert [player for player, _ in asked] == [0, 0, 1, 1]
    assert len(set(asked)) == 2


def test_first_strikers_of_the_first_step_do_not_strike_again():
    strikes = [KEYWORD_FIRST_STRIKE, KEYWORD_DOUBLE_STRIKE, 0]
    state, attacking, _ = position([(1, 1, one) for one in strikes], [], [])
    assert damage.needs_first_strike(state)
    first, double, plain = (obj.id for obj in attacking)
    frame = DamageFrame(True)
    assert options_of(state, frame) == []
    assert frame.assigned == [(first, 1, 1), (double, 1, 1)]
    # 702.7c: what gains or loses first strike in between changes nothing; double strike does.
    attacking[0].chars.keywords = 0
    attacking[1].chars.keywords = 0
    attacking[2].chars.keywords = KEYWORD_FIRST_STRIKE
    frame = DamageFrame(False)
    assert options_of(state, frame) == []
    assert frame.assigned == [(plain, 1, 1)]
    # 702.4d: a first striker that gets double strike strikes again.
    attacking[0].chars.keywords = KEYWORD_DOUBLE_STRIKE
    frame = DamageFrame(False)
    options_of(state, frame)
    assert frame.assigned == [(first, 1, 1), (plain, 1, 1)]
