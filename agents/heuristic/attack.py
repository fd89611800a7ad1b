"""Which creatures attack."""

from __future__ import annotations

from typing import Final

from agents.heuristic.board import Board, Thing
from agents.heuristic.combat import Blocks, Fighter, best_blocks, fight
from agents.heuristic.reach import reach
from sim.vocab import terms as t


def fighter(thing: Thing) -> Fighter:
    """A creature as it would fight."""
    return Fighter(
        thing.id,
        thing.power,
        thing.left,
        thing.keywords,
        max(0.1, thing.loss),
        thing.view.color_mask if thing.keywords else 0,
        thing.types,
    )


# With more creatures than that, alike ones are also moved several at a time, and no more than
# so many attacks are weighed in each of the two climbs.
_WIDE: Final = 16
_MOST_WEIGHED: Final = 60
_LEAST_WEIGHED: Final = 4
_MOST_FIGHTS: Final = 40_000


class AttackPlan:
    """Finds the set of attackers that leaves the player best off."""

    def __init__(self, board: Board, able: list[int]) -> None:
        self.board = board
        self.weighed = 0
        things = board.things_by_id
        self.able = [fighter(things[one]) for one in able if one in things]
        self.blockers = [
            fighter(one) for one in board.theirs if not one.tapped and not one.traits.cant_block
        ]
        self.home = [fighter(one) for one in board.mine if one.id not in able and not one.tapped]
        self.their_army = [fighter(one) for one in board.theirs if not one.traits.cant_attack]
        self.reach = reach(board, sorceries=True)[0]

    def run(self) -> list[Fighter]:
        """The attackers, found by leaving out or adding one after the other."""
        if not self.able:
            return []
        if not self.their_army and not self.blockers:
            return self.able
        best, score = self._climb(list(self.able))
        none = self._score([])
        if none >= score:
            best, score = [], none
        if len(best) < len(self.able) - 1:
            other, rating = self._climb([])
            if rating > score:
                return other
        return best

    def _climb(self, chosen: list[Fighter]) -> tuple[list[Fighter], float]:
        limit = self.weighed + self._most_weighed()
        score = self._score(chosen)
        while True:
            better: list[Fighter] | None = None
            for group in self._groups(chosen):
                if len(self.able) > _WIDE and self.weighed >= limit:
                    break
                ids = [one.id for one in group]
                if group[0] in chosen:
                    other = [one for one in chosen if one.id not in ids]
                else:
                    other = [*chosen, *group]
                rating = self._score(other)
                if rating > score + 1e-9:
                    better, score = other, rating
            if better is None:
                return chosen, score
            chosen = better

    def _most_weighed(self) -> int:
        """How many attacks a climb may weigh; fewer where each is much work."""
        mine = len({one.alike for one in self.able})
        theirs = len({one.alike for one in self.blockers})
        fights = mine * theirs * min(len(self.able), len(self.blockers))
        return max(_LEAST_WEIGHED, min(_MOST_WEIGHED, _MOST_FIGHTS // (fights + 1)))

    def _groups(self, chosen: list[Fighter]) -> list[list[Fighter]]:
        """What may be left out or added next: one of each kind; on wide boards, more of it."""
        kinds: dict[tuple[bool, tuple[int, int, int, float]], list[Fighter]] = {}
        inside = {one.id for one in chosen}
        for one in self.able:
            kinds.setdefault((one.id in inside, one.kind), []).append(one)
        groups = [alike[:1] for alike in kinds.values()]
        if len(self.able) > _WIDE:
            for alike in kinds.values():
                sizes = {len(alike), len(alike) // 2, len(alike) // 4} - {0, 1}
                groups += [alike[:size] for size in sorted(sizes)]
        return groups

    def _score(self, attackers: list[Fighter]) -> float:
        """What attacking so is worth: this combat and the opponent's next attack."""
        self.weighed += 1
        board = self.board
        w = board.weights
        life = board.life[1 - board.me]
        score = 0.0
        fallen: list[int] = []
        if attackers:
            blocks = best_blocks(attackers, self.blockers, life, board.curve)
            score -= blocks.trade
            lost = board.life_worth(life) - board.life_worth(life - blocks.damage)
            score += lost * w.aggression
            if life - blocks.damage > 0 and blocks.damage and blocks.damage + self.reach >= life:
                score += 0.8 * w.death
            fallen = _fallen(attackers, blocks)
            if life - blocks.damage <= 0:
                return score
        away = {one.id for one in attackers}
        at_home = [
            one for one in self.able if one.id not in away or one.keywords & t.KEYWORD_VIGILANCE
        ] + self.home
        at_home = [one for one in at_home if one.id not in fallen]
        army = [one for one in self.their_army if one.id not in fallen]
        return score + w.caution * threat(board, army, at_home)


def threat(board: Board, army: list[Fighter], home: list[Fighter]) -> float:
    """What the opponent's next attack costs the player; 0 if there is none worth making."""
    life = board.life[board.me]
    while army:
        blocks = best_blocks(army, home, life, board.curve)
        kept = [
            one
            for one, blockers in zip(army, blocks.blockers, strict=True)
            if not blockers or fight(one, blockers)[0] > 0 or _trades(one, blockers)
        ]
        if len(kept) == len(army):
            return min(0.0, blocks.score)
        army = kept
    return 0.0


def _trades(attacker: Fighter, blockers: list[Fighter]) -> bool:
    """Whether an attacker that dies takes as much with it."""
    _, lefts, _ = fight(attacker, blockers)
    taken = sum(one.loss for one, left in zip(blockers, lefts, strict=True) if left <= 0)
    return taken >= attacker.loss


def _fallen(attackers: list[Fighter], blocks: Blocks) -> list[int]:
    """The ids of the creatures that die in a combat."""
    fallen: list[int] = []
    for attacker, blockers in zip(attackers, blocks.blockers, strict=True):
        if blockers:
            left, lefts, _ = fight(attacker, blockers)
            if left <= 0 and not attacker.keywords & t.KEYWORD_INDESTRUCTIBLE:
                fallen.append(attacker.id)
            fallen += [
                one.id
                for one, health in zip(blockers, lefts, strict=True)
                if health <= 0 and not one.keywords & t.KEYWORD_INDESTRUCTIBLE
            ]
    return fallen
