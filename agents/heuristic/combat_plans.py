"""Attacks and blocks that have been planned before, among creatures that were just alike."""

from __future__ import annotations

from typing import Final

from agents.heuristic.attack import AttackPlan
from agents.heuristic.blocks import Blocks, best_blocks
from agents.heuristic.board import Board
from agents.heuristic.changes import fighter
from agents.heuristic.combat import Fighter, Kind, can_block, clash
from agents.heuristic.tricks import Trick, swing, tricks_in_hand
from sim.vocab import terms as t

# So many plans are remembered of each sort; then all are forgotten.
_MOST: Final = 1000
# A block that counts on a trick must gain so much to be made.
_WORTHWHILE: Final = 0.3


class CombatPlans:
    """Plans attacks and blocks, and remembers the plans; for one set of weights.

    A plan is one of kinds of creatures, so it serves wherever all that it was made from is the
    same, whichever creatures these are. Lines that are played on from one position meet the same
    few combats again and again.
    """

    def __init__(self) -> None:
        self._attacks: dict[object, tuple[Kind, ...]] = {}
        self._blocks: dict[object, tuple[tuple[Kind, tuple[Kind, ...]], ...]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return (CombatPlans, ())

    def attackers(self, board: Board, able: list[int]) -> tuple[Kind, ...]:
        """The kinds of those that attack, of all that are able to."""
        plan = AttackPlan(board, able)
        key = plan.key()
        found = self._attacks.get(key)
        if found is None:
            found = tuple([one.kind for one in plan.run()])
            if len(self._attacks) >= _MOST:
                self._attacks.clear()
            self._attacks[key] = found
        return found

    def blocks(self, board: Board) -> tuple[tuple[Kind, tuple[Kind, ...]], ...]:
        """The kind of each attacker that is blocked, and those of its blockers."""
        attackers = [fighter(one) for one in board.theirs if one.attacking is not None]
        able = [fighter(one) for one in board.mine if not one.tapped and not one.traits.cant_block]
        tricks = tricks_in_hand(board) if able else []
        life = board.life[board.me]
        fighters = (*attackers, *able)
        key = (
            len(attackers),
            tuple([one.alike for one in fighters]),
            tuple([(one.key(), one.aims(fighters)) for one in tricks]),
            life,
        )
        found = self._blocks.get(key)
        if found is None:
            plan = best_blocks(attackers, able, life, board.curve)
            if tricks:
                _block_with_trick(plan, attackers, able, tricks, board)
            planned: list[tuple[Kind, tuple[Kind, ...]]] = []
            for index, one in enumerate(attackers):
                if plan.blockers[index]:
                    planned.append((one.kind, tuple([it.kind for it in plan.blockers[index]])))
            found = tuple(planned)
            if len(self._blocks) >= _MOST:
                self._blocks.clear()
            self._blocks[key] = found
        return found


def _block_with_trick(
    plan: Blocks, attackers: list[Fighter], able: list[Fighter], tricks: list[Trick], board: Board
) -> None:
    """Adds to a plan the block that a trick makes most worthwhile, if there is one."""
    blocking = {one.id for blockers in plan.blockers for one in blockers}
    left = board.life[board.me] - plan.damage
    best, index, who = _WORTHWHILE, -1, attackers[0]
    for place, attacker in enumerate(attackers):
        if plan.blockers[place] or attacker.keywords & t.KEYWORD_MENACE:
            continue
        for one in able:
            if one.id in blocking or not can_block(one, attacker):
                continue
            trade, through = clash(attacker, [one])
            kept_off = attacker.damage - through
            gain = board.life_worth(left + kept_off) - board.life_worth(left) + trade
            gain += board.weights.trick * swing(attacker, [one], tricks, attacking=False)
            if gain > best:
                best, index, who = gain, place, one
    if index >= 0:
        plan.blockers[index] = [who]
