"""Attacks and blocks at a glance: each creature by itself against what stands over there."""

from __future__ import annotations

from typing import Final

from agents.search.worth import Worth
from sim.state.combat_frames import BlockFrame
from sim.state.decision import DO_ATTACK, DO_BLOCK, Decision
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import terms as t

_FIRST: Final = t.KEYWORD_FIRST_STRIKE | t.KEYWORD_DOUBLE_STRIKE
_SAFE: Final = t.KEYWORD_UNBLOCKABLE | t.KEYWORD_HORSEMANSHIP | t.KEYWORD_SHADOW
_LETHAL: Final = 25.0
# By how much the first good choice of a declaration stands out.
_FIRST_OF_ALL: Final = 1.5


def attack_ratings(state: GameState, decision: Decision, worth: Worth) -> list[float]:
    """What attacking with each creature that is offered is worth.

    Choosing one gives up those that are offered before it, so the first good one stands out.
    """
    me = decision.player
    walls: list[GameObject] = []
    threat = power = count = 0
    for obj in state.battlefield:
        if obj.chars.types & t.TYPE_CREATURE:
            if obj.controller == me:
                if not obj.tapped:
                    count += 1
                    power += max(0, obj.chars.power)
            else:
                threat += max(0, obj.chars.power)
                if not obj.tapped and not worth.appraiser.traits(obj.definition).cant_block:
                    walls.append(obj)
    life, theirs = state.players[me].life, state.players[1 - me].life
    # What staying at home to block is worth, for each point of toughness.
    home = 0.02 if 2 * threat < life else 0.1 if threat < life else 0.5
    out: list[float] = []
    first = True
    for option in decision.options:
        if option.verb != DO_ATTACK:
            out.append(0.0)
            continue
        obj = state.objects[option.object]
        keywords = obj.chars.keywords
        damage = obj.chars.power * (2 if keywords & t.KEYWORD_DOUBLE_STRIKE else 1)
        if option.target >= t.FIRST_OBJECT:
            hit = 0.4 * damage
        else:
            hit = worth.life(theirs) - worth.life(max(1, theirs - damage))
        rating = _attack(obj, hit, walls, worth)
        if rating < 0 and count > len(walls):
            # Not all can be blocked: what is lost is lost in a part of the cases.
            rating *= len(walls) / count
            rating += hit * (count - len(walls)) / count
        if power >= theirs and count > len(walls):
            rating += 1.0
        if not keywords & t.KEYWORD_VIGILANCE and threat:
            rating -= home * (1 + min(threat, obj.chars.toughness))
        if rating > 0:
            rating = min(rating, 2.0) + (_FIRST_OF_ALL if first else 0.0)
            first = False
        out.append(rating)
    return out


def _attack(attacker: GameObject, hit: float, walls: list[GameObject], worth: Worth) -> float:
    """What comes of one attacker if the best of the blockers blocks it, or none does."""
    result = hit
    for wall in walls:
        if can_block(wall, attacker):
            outcome = _clash(attacker, wall, worth)
            if outcome < result:
                result = outcome
    if attacker.chars.keywords & t.KEYWORD_MENACE and len(walls) < 2:
        return hit
    return result


def _clash(attacker: GameObject, blocker: GameObject, worth: Worth) -> float:
    """What a block is worth to the attacker's side."""
    dies, kills = fight(attacker, blocker)
    result = 0.0
    if dies:
        result -= worth.permanent(attacker)
    if kills:
        result += worth.permanent(blocker)
    return result


def fight(attacker: GameObject, blocker: GameObject) -> tuple[bool, bool]:
    """Whether an attacker dies of a blocker, and the other way round."""
    one, two = attacker.chars, blocker.chars
    kills = _kills(attacker, blocker)
    dies = _kills(blocker, attacker)
    if kills and dies:
        if one.keywords & _FIRST and not two.keywords & _FIRST:
            dies = False
        elif two.keywords & _FIRST and not one.keywords & _FIRST:
            kills = False
    return dies, kills


def _kills(killer: GameObject, victim: GameObject) -> bool:
    if victim.chars.keywords & t.KEYWORD_INDESTRUCTIBLE or killer.chars.power <= 0:
        return False
    if killer.chars.keywords & t.KEYWORD_DEATHTOUCH:
        return True
    return killer.chars.power >= victim.chars.toughness - victim.damage


def can_block(blocker: GameObject, attacker: GameObject) -> bool:
    """Whether keywords let the one block the other."""
    keywords = attacker.chars.keywords
    if keywords & _SAFE:
        return False
    if keywords & t.KEYWORD_FLYING:
        return blocker.chars.keywords & (t.KEYWORD_FLYING | t.KEYWORD_REACH) != 0
    return True


def block_ratings(state: GameState, decision: Decision, worth: Worth) -> list[float]:
    """What each block that is offered is worth to the one who blocks."""
    me = decision.player
    incoming = 0
    blocked = _blocked(state)
    for obj in state.battlefield:
        if obj.attacking == me and obj.id not in blocked:
            double = obj.chars.keywords & t.KEYWORD_DOUBLE_STRIKE
            incoming += obj.chars.power * (2 if double else 1)
    life = state.players[me].life
    out: list[float] = []
    for option in decision.options:
        if option.verb != DO_BLOCK:
            out.append(0.0)
            continue
        attacker = state.objects[option.target]
        blocker = state.objects[option.object]
        dies, kills = fight(attacker, blocker)
        rating = -0.05
        if kills:
            rating -= worth.permanent(blocker)
        if dies:
            rating += worth.permanent(attacker)
        if attacker.id in blocked:
            out.append(rating - 0.3 if dies and not kills else -0.5)
            continue
        power = attacker.chars.power
        left = max(0, life - incoming)
        if attacker.attacking == me and not attacker.chars.keywords & t.KEYWORD_TRAMPLE:
            if incoming >= life:
                rating += _LETHAL if incoming - power < life else 0.3 * _LETHAL
            else:
                rating += worth.life(left + power) - worth.life(left)
        out.append(rating)
    _first_stands_out(decision, out)
    return out


def _first_stands_out(decision: Decision, ratings: list[float]) -> None:
    """Give each blocker its best block, and raise the first of these: the others can follow it."""
    options = decision.options
    blockers: list[int] = []
    attackers: list[int] = []
    good = [index for index, rating in enumerate(ratings) if rating > 0]
    good.sort(key=lambda index: -ratings[index])
    chosen = len(options)
    for index in good:
        option = options[index]
        if option.object not in blockers and option.target not in attackers:
            blockers.append(option.object)
            attackers.append(option.target)
            chosen = min(chosen, index)
    for index in good:
        ratings[index] = min(ratings[index], 2.0)
    if chosen < len(options):
        ratings[chosen] += _FIRST_OF_ALL


def _blocked(state: GameState) -> list[int]:
    """The attackers for which a block has been chosen in this declaration."""
    frame = state.frames[-1]
    return [attacker for _, attacker in frame.pairs] if isinstance(frame, BlockFrame) else []
