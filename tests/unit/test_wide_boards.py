"""Attacks and blocks on wide boards: how much is weighed is counted, never timed."""

import pytest

import sim
from agents.heuristic import blocks
from agents.heuristic.appraise import Appraiser
from agents.heuristic.attack import AttackPlan
from agents.heuristic.blocks import MOST_GROUPS, best_blocks
from agents.heuristic.board import Board
from agents.heuristic.combat import Fighter
from agents.heuristic.weights import DEFAULT

CURVE = DEFAULT.life_curve()


def plan(mine, theirs):
    board = Board(None, Appraiser())
    board.life = (20, 20)
    out = AttackPlan(board, [])
    out.able, out.blockers, out.their_army = mine, theirs, theirs
    out.prepare()
    return out


def army(count, first, size=1, kinds=1):
    return [
        Fighter(first + number, size + number % kinds, size + number % kinds // 8, 0, 1.0 + size)
        for number in range(count)
    ]


@pytest.fixture
def clashes(monkeypatch):
    if sim.compiled():
        pytest.skip("compiled calls cannot be counted; in pure Python they are")
    counted = []
    original = blocks.clash

    def clash(attacker, blockers):
        counted.append(attacker)
        return original(attacker, blockers)

    monkeypatch.setattr(blocks, "clash", clash)
    return counted


@pytest.mark.parametrize("count", [10, 66, 200])
def test_alike_creatures_are_weighed_once_for_each_block(clashes, count):
    best_blocks(army(count, 100), army(count, 1000), 20, CURVE)
    assert len(clashes) <= 4 * count  # twice for each block that is made, once without


@pytest.mark.parametrize("count", [66, 200])
def test_each_kind_is_matched_with_each_kind_once(clashes, count):
    attackers, blockers = army(count, 100, kinds=count), army(count, 1000, kinds=count)
    best_blocks(attackers, blockers, 20, CURVE)
    assert len(clashes) <= count * count + 2 * count + MOST_GROUPS


@pytest.mark.parametrize("count", [66, 200])
@pytest.mark.parametrize("kinds", [1, 8, 66, 200])
def test_the_attacks_that_are_weighed_are_bounded(clashes, count, kinds):
    wide = plan(army(count, 100, kinds=kinds), army(count, 1000, kinds=kinds))
    wide.run()
    assert wide.weighed <= 125
    searches = wide.their_defense.searches + wide.my_defense.searches
    # In the last attack that is weighed the opponent may leave out one creature after the other.
    assert searches <= 2 * wide.most_searches + 3 * count
    assert len(clashes) <= 2 * min(kinds, count) ** 2 + searches * 4 * count


def test_a_wide_attack_that_wins_is_made():
    wide = plan(army(66, 100, size=3), army(20, 1000))
    assert len(wide.run()) >= 27


def test_alike_creatures_do_not_attack_into_better_ones():
    assert plan(army(66, 100), army(66, 1000, size=3)).run() == []
