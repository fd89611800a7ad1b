"""Declarations on wide boards: what is offered, and how often is asked; never how long it takes."""

import random

import pytest

from sim.rules import layers
from sim.rules.combat import attack, block, block_choices
from sim.rules.combat.declaration import Blocks, declared
from sim.state.combat_frames import AttackFrame, BlockFrame
from sim.vocab import MENACE, THIS, Card, MustAttack, MustBeBlocked, MustBlock, static
from tests.rules.test_combat_board import Bird, Body, Spider, board


def kinds(count, **more):
    """So many kinds of creatures, no two of them alike."""
    return [
        type(
            f"Creature{number}",
            (Card,),
            {
                "__module__": __name__,
                "name": f"Creature {number}",
                "cost": "{G}",
                "type_line": "Creature",
                "power": 1 + number % 8,
                "toughness": 1 + number // 8,
                **more,
            },
        )
        for number in range(count)
    ]


def declare(state, program, frame):
    """Takes the first option of every decision; how many there were, and the most options."""
    state.frames = [frame]
    decisions = most = 0
    while state.frames and state.frames[-1] is frame:
        if state.dirty:
            layers.refresh(state)
        program(state, frame)
        if state.decision is not None:
            decisions += 1
            most = max(most, len(state.decision.options))
            frame.answer = state.decision.options[0]
            state.decision = None
    return decisions, most


@pytest.mark.parametrize("count", [66, 200])
def test_alike_creatures_are_offered_once(count):
    state = board([Body] * count, [Body] * count)
    assert declare(state, attack.program, AttackFrame()) == (count, 2)
    assert len(state.combat.attackers) == count
    # Another block of the first attacker, one of the next one like it, or no more.
    assert declare(state, block.program, BlockFrame()) == (count, 3)
    assert len(state.combat.blocks) == count


@pytest.mark.parametrize("count", [66, 200])
def test_creatures_of_so_many_kinds(count):
    every = kinds(count)
    state = board(every, every)
    assert declare(state, attack.program, AttackFrame()) == (count, count + 1)
    assert declare(state, block.program, BlockFrame()) == (count, count * count + 1)
    assert [attacker for _, attacker in state.combat.blocks] == [state.battlefield[0].id] * count


def test_all_that_must_attack_and_block_do():
    state = board(kinds(66, must=static(MustAttack(THIS))), kinds(66, must=static(MustBlock(THIS))))
    assert declare(state, attack.program, AttackFrame())[0] == 0  # nothing is left to choose
    assert len(state.combat.attackers) == 66
    # The last attacker leaves room for all the others only behind the first blocker.
    assert declare(state, block.program, BlockFrame())[1] == 65 * 66 + 1
    assert len(state.combat.blocks) == 66


def test_one_that_all_must_block():
    lured = kinds(1, lure=static(MustBeBlocked(THIS, by_all=True)))
    state = board([*lured, *kinds(66)], kinds(66))
    declare(state, attack.program, AttackFrame())
    declare(state, block.program, BlockFrame())
    assert {attacker for _, attacker in state.combat.blocks} == {state.battlefield[0].id}
    assert len(state.combat.blocks) == 66


def test_each_of_many_with_menace_is_blocked_by_two_or_none():
    state = board(kinds(40, keywords=(MENACE,)), kinds(41))
    declare(state, attack.program, AttackFrame())
    frame = BlockFrame()
    state.frames = [frame]
    block.program(state, frame)
    assert len(state.decision.options) == 40 * 40 + 1  # the last creature would be the only one


@pytest.mark.parametrize("seed", range(30))
def test_simple_declarations_are_offered_as_any_other(seed):
    draw = random.Random(seed)
    cards = [Body, Bird, Spider, *kinds(2)]
    mine = sorted(draw.choices(cards, k=draw.randint(1, 6)), key=lambda one: one.name)
    theirs = draw.choices(cards, k=draw.randint(1, 6))
    state = board(mine, theirs, attacking=len(mine))
    frame = BlockFrame()
    state.frames = [frame]
    while state.frames:
        if state.dirty:
            layers.refresh(state)
        block.program(state, frame)
        if state.decision is None:
            break
        found = block.gather(state)
        assert found.simple
        places = [
            (found.blockers.index(one), found.attackers.index(other)) for one, other in frame.pairs
        ]
        numbers = found.numbers
        pairs, done = block_choices.choices(numbers, declared(numbers, places))
        assert done
        offered = [(option.object, option.target) for option in state.decision.options[:-1]]
        assert offered == [(found.blockers[one], found.attackers[two]) for one, two in pairs]
        frame.answer = draw.choice(state.decision.options)
        state.decision = None


def test_what_is_not_simple():
    assert Blocks(2, 2).simple()
    for name, value in (
        ("capacity", [1, 2]),
        ("minimum", [1, 2]),
        ("maximum", [2, 1]),
        ("loners", [False, True]),
        ("must_block", [0, 1]),
        ("wanted", [0, 1]),
        ("lure", [0, 1]),
        ("limit", 1),
    ):
        numbers = Blocks(2, 2)
        setattr(numbers, name, value)
        assert not numbers.simple()
