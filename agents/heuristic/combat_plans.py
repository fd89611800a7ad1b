"""Attacks and blocks that have been planned before, among creatures that were just alike."""

from __future__ import annotations

from typing import Final

from agents.heuristic.attack import AttackPlan
from agents.heuristic.blocks import best_blocks
from agents.heuristic.board import Board
from agents.heuristic.changes import fighter
from agents.heuristic.combat import Kind

# So many plans are remembered of each sort; then all are forgotten.
_MOST: Final = 1000


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
        life = board.life[board.me]
        key = (tuple([one.alike for one in attackers]), tuple([one.alike for one in able]), life)
        found = self._blocks.get(key)
        if found is None:
            plan = best_blocks(attackers, able, life, board.curve)
            planned: list[tuple[Kind, tuple[Kind, ...]]] = []
            for index, one in enumerate(attackers):
                if plan.blockers[index]:
                    planned.append((one.kind, tuple([it.kind for it in plan.blockers[index]])))
            found = tuple(planned)
            if len(self._blocks) >= _MOST:
                self._blocks.clear()
            self._blocks[key] = found
        return found
