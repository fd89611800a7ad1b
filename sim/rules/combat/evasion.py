"""Which creature may block which: evasion abilities (702) and restrictions on pairs (509.1b)."""

from __future__ import annotations

from sim.rules.evaluate import context_of, matches, rules_of
from sim.rules.protection import protects
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Landwalk
from sim.vocab.rules import CantBeBlockedBy
from sim.vocab.terms import (
    BLACK_BIT,
    KEYWORD_FEAR,
    KEYWORD_FLYING,
    KEYWORD_HORSEMANSHIP,
    KEYWORD_INTIMIDATE,
    KEYWORD_REACH,
    KEYWORD_SHADOW,
    KEYWORD_SKULK,
    KEYWORD_UNBLOCKABLE,
    TYPE_ARTIFACT,
    TYPE_LAND,
)

_EVASIVE = (
    KEYWORD_FLYING
    | KEYWORD_FEAR
    | KEYWORD_INTIMIDATE
    | KEYWORD_SKULK
    | KEYWORD_HORSEMANSHIP
    | KEYWORD_UNBLOCKABLE
)


def may_block(state: GameState, blocker: GameObject, attacker: GameObject) -> bool:
    """Whether nothing about the two keeps the one from blocking the other (509.1b).

    What concerns one of them alone, such as being tapped, or how many block, is not asked.
    """
    if evades(state, blocker, attacker):
        return False
    return attacker_marks(state, attacker) & blocker_marks(state, blocker) == 0


def evades(state: GameState, blocker: GameObject, attacker: GameObject) -> bool:
    """Whether an ability of the attacker, or shadow, keeps the blocker from blocking it."""
    theirs = attacker.chars
    keywords = theirs.keywords
    if (keywords ^ blocker.chars.keywords) & KEYWORD_SHADOW:  # 702.28b
        return True
    if keywords & _EVASIVE and _evades_by_keyword(blocker, attacker):
        return True
    if theirs.abilities:
        if protects(state, attacker, blocker):  # 702.16f
            return True
        for ability in theirs.abilities:
            if isinstance(ability, Landwalk) and _walks(state, ability, attacker, blocker):
                return True
    return False


def _evades_by_keyword(blocker: GameObject, attacker: GameObject) -> bool:
    mine = blocker.chars
    keywords = attacker.chars.keywords
    if keywords & KEYWORD_UNBLOCKABLE:
        return True
    if keywords & KEYWORD_FLYING and not mine.keywords & (KEYWORD_FLYING | KEYWORD_REACH):
        return True  # 702.9b
    if keywords & KEYWORD_HORSEMANSHIP and not mine.keywords & KEYWORD_HORSEMANSHIP:
        return True  # 702.31b
    if keywords & KEYWORD_SKULK and mine.power > attacker.chars.power:
        return True  # 702.118b
    if not mine.types & TYPE_ARTIFACT:
        if keywords & KEYWORD_FEAR and not mine.colors & BLACK_BIT:
            return True  # 702.36b
        if keywords & KEYWORD_INTIMIDATE and not mine.colors & attacker.chars.colors:
            return True  # 702.13b
    return False


def _walks(state: GameState, ability: Landwalk, attacker: GameObject, blocker: GameObject) -> bool:
    """702.14c: the defending player, whose creature would block, controls such a land."""
    context = context_of(attacker)
    for land in state.battlefield:
        theirs = land.controller == blocker.controller and land.chars.types & TYPE_LAND
        if theirs and matches(state, ability.filter, land, context):
            return True
    return False


def attacker_marks(state: GameState, attacker: GameObject) -> int:
    """Which of the rules that creatures can't be blocked by others protect it, as a mask."""
    mask = 0
    for index, (rule, context) in enumerate(rules_of(state, CantBeBlockedBy)):
        assert isinstance(rule, CantBeBlockedBy)
        if matches(state, rule.filter, attacker, context):
            mask |= 1 << index
    return mask


def blocker_marks(state: GameState, blocker: GameObject) -> int:
    """Which of those rules the blocker falls under, as a mask."""
    mask = 0
    for index, (rule, context) in enumerate(rules_of(state, CantBeBlockedBy)):
        assert isinstance(rule, CantBeBlockedBy)
        if matches(state, rule.by, blocker, context):
            mask |= 1 << index
    return mask
