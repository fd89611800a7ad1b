"""Declarations against the rules' own words: every subset that 508.1 and 509.1 allow, no other."""

import itertools
import random
import time

import pytest

from sim.rules.combat import attack, block_choices
from sim.rules.combat.declaration import Blocks, declared


def walk(blocks, pairs=()):
    """Every declaration that can be reached, each with how often."""
    found, done = block_choices.choices(blocks, declared(blocks, list(pairs)))
    assert found or done, f"dead end after {pairs}"
    reached = {frozenset(pairs): 1} if done else {}
    assert len(set(found)) == len(found)
    for pair in found:
        for declaration, times in walk(blocks, (*pairs, pair)).items():
            reached[declaration] = reached.get(declaration, 0) + times
    return reached


def legal_blocks(blocks):
    """Every legal declaration, from the restrictions and requirements as 509.1 states them."""
    edges = [
        (blocker, attacker)
        for blocker, mask in enumerate(blocks.masks)
        for attacker in range(len(blocks.minimum))
        if mask >> attacker & 1
    ]
    allowed = []
    for size in range(len(edges) + 1):
        for pairs in itertools.combinations(edges, size):
            loads = [sum(one == b for one, _ in pairs) for b in range(len(blocks.masks))]
            counts = [sum(one == a for _, one in pairs) for a in range(len(blocks.minimum))]
            blocking = [b for b, load in enumerate(loads) if load]
            if (
                any(loads[b] > blocks.capacity[b] for b in blocking)
                or any(0 < n < least for n, least in zip(counts, blocks.minimum, strict=True))
                or any(n > most for n, most in zip(counts, blocks.maximum, strict=True))
                or len(blocking) > blocks.limit
                or (len(blocking) == 1 and blocks.loners[blocking[0]])
            ):
                continue
            obeyed = sum(blocks.must_block[b] for b in blocking)
            obeyed += sum(w for w, n in zip(blocks.wanted, counts, strict=True) if n)
            obeyed += sum(lure * n for lure, n in zip(blocks.lure, counts, strict=True))
            allowed.append((obeyed, frozenset(pairs)))
    most = max(obeyed for obeyed, _ in allowed)
    return {pairs for obeyed, pairs in allowed if obeyed == most}


def random_blocks(seed, alike):
    draw = random.Random(seed)
    kinds_b = draw.randint(1, 2 if alike else 4)
    kinds_a = draw.randint(1, 2 if alike else 3)
    many_b = [draw.randint(1, 3 if kinds_b == 1 else 2) if alike else 1 for _ in range(kinds_b)]
    many_a = [draw.randint(1, 3 if kinds_a == 1 else 2) if alike else 1 for _ in range(kinds_a)]
    blocker_kinds = [kind for kind, many in enumerate(many_b) for _ in range(many)]
    attacker_kinds = [kind for kind, many in enumerate(many_a) for _ in range(many)]
    blocks = Blocks(len(blocker_kinds), len(attacker_kinds))
    blocks.blocker_kinds = blocker_kinds
    blocks.attacker_kinds = attacker_kinds
    density = draw.choice([0.5, 0.8, 1.0])
    able = [[draw.random() < density for _ in range(kinds_a)] for _ in range(kinds_b)]
    traits_b = [
        (
            draw.choice([1, 1, 1, 2, 3]),
            draw.random() < 0.25,
            draw.choice([0, 0, 0, 1, 2]),
        )
        for _ in range(kinds_b)
    ]
    traits_a = [
        (draw.choice([1, 1, 2, 2, 3]), draw.choice([0, 0, 1]), draw.choice([0, 0, 0, 1]))
        for _ in range(kinds_a)
    ]
    most = [max(least, draw.choice([1, 2, 9, 9])) for least, _, _ in traits_a]
    for index, kind in enumerate(blocker_kinds):
        blocks.masks[index] = sum(
            able[kind][other] << place for place, other in enumerate(attacker_kinds)
        )
        blocks.capacity[index] = min(traits_b[kind][0], len(attacker_kinds))
        blocks.loners[index] = traits_b[kind][1]
        blocks.must_block[index] = traits_b[kind][2]
    for index, kind in enumerate(attacker_kinds):
        blocks.minimum[index], blocks.wanted[index], blocks.lure[index] = traits_a[kind]
        blocks.maximum[index] = most[kind]
    if draw.random() < 0.3:
        blocks.limit = draw.randint(0, 3)
    return blocks


def permutations_of(kinds):
    groups = [[i for i, kind in enumerate(kinds) if kind == one] for one in sorted(set(kinds))]
    for images in itertools.product(*(itertools.permutations(group) for group in groups)):
        mapping = {}
        for group, image in zip(groups, images, strict=True):
            mapping.update(zip(group, image, strict=True))
        yield mapping


@pytest.mark.parametrize("start", range(0, 200, 100))
def test_blocks_of_unlike_creatures_are_reached_once_each_and_no_others(start):
    for seed in range(start, start + 100):
        blocks = random_blocks(seed, alike=False)
        reached = walk(blocks)
        assert set(reached) == legal_blocks(blocks), seed
        assert set(reached.values()) == {1}, seed


@pytest.mark.parametrize("start", range(0, 200, 100))
def test_blocks_of_alike_creatures_are_all_reached_up_to_which_is_which(start):
    for seed in range(start, start + 100):
        blocks = random_blocks(seed, alike=True)
        reached = set(walk(blocks))
        legal = legal_blocks(blocks)
        assert reached <= legal, seed
        spread = set()
        for first in permutations_of(blocks.blocker_kinds):
            for second in permutations_of(blocks.attacker_kinds):
                spread |= {frozenset((first[b], second[a]) for b, a in one) for one in reached}
        assert spread == legal, seed


def walk_attacks(declaring, pairs=()):
    found, done = attack.choices(declaring, list(pairs))
    assert found or done, f"dead end after {pairs}"
    reached = {frozenset(pairs): 1} if done else {}
    for pair in found:
        for declaration, times in walk_attacks(declaring, (*pairs, pair)).items():
            reached[declaration] = reached.get(declaration, 0) + times
    return reached


def legal_attacks(declaring):
    allowed = []
    for size in range(min(declaring.limit, len(declaring.creatures)) + 1):
        for chosen in itertools.combinations(range(len(declaring.creatures)), size):
            if size == 1 and declaring.loners[chosen[0]]:
                continue
            obeyed = sum(declaring.weights[one] for one in chosen)
            for attacked in itertools.product(declaring.attacked, repeat=size):
                pairs = [
                    (declaring.creatures[one], what)
                    for one, what in zip(chosen, attacked, strict=True)
                ]
                allowed.append((obeyed, frozenset(pairs)))
    most = max(obeyed for obeyed, _ in allowed)
    return {pairs for obeyed, pairs in allowed if obeyed == most}


@pytest.mark.parametrize("alike", [False, True])
def test_attacks_are_those_that_the_rules_allow(alike):
    for seed in range(300):
        draw = random.Random(seed)
        kinds = sorted(draw.randrange(2) for _ in range(4)) if alike else list(range(4))
        kinds = kinds[: draw.randint(0, 4)]
        weights = [draw.choice([0, 0, 1, 2]) for _ in range(4)]
        loners = [draw.random() < 0.4 for _ in range(4)]
        declaring = attack.Attack(
            [10 + index for index in range(len(kinds))],
            kinds,
            [weights[kind] for kind in kinds],
            [loners[kind] for kind in kinds],
            draw.choice([0, 1, 2, 9]),
            [1, 99][: draw.randint(1, 2)],
        )
        reached = walk_attacks(declaring)
        legal = legal_attacks(declaring)
        assert set(reached.values()) == {1}, seed
        if not alike:
            assert set(reached) == legal, seed
            continue
        assert set(reached) <= legal, seed
        spread = set()
        for mapping in permutations_of(kinds):
            spread |= {frozenset((10 + mapping[c - 10], t) for c, t in one) for one in reached}
        assert spread == legal, seed


def play(blocks, pick):
    """One declaration: how many decisions it took, and the most options of any."""
    pairs = []
    decisions = most = 0
    while True:
        found, done = block_choices.choices(blocks, declared(blocks, pairs))
        if not found:
            return decisions, most, pairs
        decisions += len(found) + done > 1
        most = max(most, len(found) + done)
        choice = pick(found, done)
        if choice is None:
            return decisions, most, pairs
        pairs.append(choice)


def many(draw, kind):
    """66 alike blockers against 20 attackers, half of them with menace."""
    blocks = Blocks(66, 20)
    blocks.masks = [(1 << 20) - 1] * 66
    blocks.blocker_kinds = [0] * 66
    blocks.minimum = [1, 2] * 10
    if kind == "lure":
        blocks.lure[draw.randrange(20)] = 1
    elif kind == "must":
        blocks.must_block = [1] * 66
    elif kind == "wanted":
        blocks.wanted = [1] * 20
    elif kind == "loners":
        blocks.loners = [True] * 66
    elif kind == "guards":
        blocks.capacity[:3] = [20] * 3
        blocks.blocker_kinds[:3] = [-1] * 3
        blocks.limit = 30
        blocks.wanted = [1] * 20
    return blocks


@pytest.mark.parametrize("kind", ["plain", "lure", "must", "wanted", "loners", "guards"])
@pytest.mark.parametrize("first", [False, True])
def test_a_declaration_with_many_creatures_is_quick(kind, first):
    draw = random.Random(1)
    blocks = many(draw, kind)
    began = time.process_time()
    _, most, pairs = play(blocks, lambda found, done: found[0] if first else draw.choice(found))
    assert time.process_time() - began < 2
    assert most <= 2 * 20 + 1
    assert pairs
