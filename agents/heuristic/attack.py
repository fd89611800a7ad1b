"""Which creatures attack."""

from __future__ import annotations

from typing import Final

from agents.heuristic.blocks import MOST_GROUPS, Blocks, Defense, best_blocks
from agents.heuristic.board import Board
from agents.heuristic.changes import fighter
from agents.heuristic.combat import Fighter, Kind, can_block
from agents.heuristic.reach import reach
from agents.heuristic.tricks import swing, their_chance, their_swing, tricks_in_hand
from sim.vocab import terms as t

# With more creatures than that, alike ones are also moved several at a time, most first, the
# first attack that is better is taken, and the attacks that are weighed in each of the two
# climbs are counted, so many of them, and so many creatures in all the searches for blocks
# against them.
_WIDE: Final = 12
_WIDE_BOARD: Final = 40
_MOST_WEIGHED: Final = 16
_MOST_LOOKS: Final = 6_000
# So many groups of blockers are tried for each attack on a wide board, and so often creatures
# that would be wasted are taken out of an attack.
_FEWER_GROUPS: Final = 40
_FEWER_ROUNDS: Final = 3


class AttackPlan:
    """Finds the set of attackers that leaves the player best off."""

    def __init__(self, board: Board, able: list[int]) -> None:
        self.board = board
        things = board.things_by_id
        self.able = [fighter(things[one]) for one in able if one in things]
        self.blockers = [
            fighter(one) for one in board.theirs if not one.tapped and not one.traits.cant_block
        ]
        self.home = [fighter(one) for one in board.mine if one.id not in able and not one.tapped]
        self.their_army = [fighter(one) for one in board.theirs if not one.traits.cant_attack]
        self.reach = reach(board, sorceries=True)[0]
        # What happens as creatures deal damage because of what is attached to them.
        self.hits: dict[int, float] = {}
        for one in board.things:
            if one.mine and one.traits.hits > 0 and one.attached_to in things:
                host = one.attached_to
                self.hits[host] = self.hits.get(host, 0.0) + one.traits.hits
        meeting = bool(self.able and self.blockers)
        self.tricks = tricks_in_hand(board) if meeting else []
        self.their_chance = their_chance(board) if meeting else 0.0
        self.prepare()

    def key(self) -> tuple[object, ...]:
        """All on which the plan depends, whichever creatures these are."""
        board = self.board
        theirs = [
            (fighter(one).alike, one.tapped or one.traits.cant_block, one.traits.cant_attack)
            for one in board.theirs
        ]
        known: tuple[object, ...] = ()
        if self.tricks:
            fighters = (*self.able, *self.blockers)
            known = tuple([(one.key(), one.aims(fighters)) for one in self.tricks])
        return (
            tuple([(one.alike, self.hits.get(one.id, 0.0)) for one in self.able]),
            tuple([one.alike for one in self.home]),
            tuple(theirs),
            known,
            self.their_chance,
            self.reach,
            board.life[board.me],
            board.life[1 - board.me],
        )

    def prepare(self) -> None:
        """Set how much may be weighed, and that nothing is known yet of how blocks would go."""
        self.weighed = 0
        creatures = len(self.able) + len(self.blockers) + len(self.home) + len(self.their_army)
        self.wide = len(self.able) > _WIDE or creatures > _WIDE_BOARD
        self.scores: dict[tuple[int, ...], float] = {}
        self.threats: dict[int, float] = {}
        bit = 1
        self.bits_at_home: dict[int, int] = {}
        for one in (*self.able, *self.home):
            self.bits_at_home[one.id] = bit
            bit <<= 1
        self.bits_in_army: dict[int, int] = {}
        for one in self.their_army:
            self.bits_in_army[one.id] = bit
            bit <<= 1
        self.most_searches = _MOST_LOOKS // (creatures + 1)
        groups = _FEWER_GROUPS if self.wide else MOST_GROUPS
        self.their_defense = Defense(self.blockers, groups)
        self.my_defense = Defense([*self.able, *self.home], groups)
        if self.wide:
            self.their_defense.most_rounds = self.my_defense.most_rounds = _FEWER_ROUNDS

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
        # Whoever leaves one attacker out only sees another one blocked, so it also starts from
        # those that are no waste, and from nothing. That would not get far on a wide board.
        starts = [self._no_waste()]
        if not self.wide:
            starts.append([])
        elif len(best) >= len(self.able) - 1:
            starts = []
        for start in starts:
            other, rating = self._climb(start)
            if rating > score + 1e-9:
                best, score = other, rating
        return best

    def _no_waste(self) -> list[Fighter]:
        board = self.board
        life = board.life[1 - board.me]
        return no_waste(board, self.able, self.blockers, life, self.their_defense)[0]

    def _climb(self, chosen: list[Fighter]) -> tuple[list[Fighter], float]:
        most = (self.weighed + _MOST_WEIGHED, self._searches() + self.most_searches)
        score = self._score(chosen)
        while True:
            better: list[Fighter] | None = None
            inside = {one.id for one in chosen}
            for group in self._groups(chosen):
                if self.wide and (self.weighed >= most[0] or self._searches() >= most[1]):
                    break
                ids = {one.id for one in group}
                if group[0].id in inside:
                    other = [one for one in chosen if one.id not in ids]
                else:
                    other = [*chosen, *group]
                rating = self._score(other)
                if rating > score + 1e-9:
                    better, score = other, rating
                    if self.wide:
                        break
            if better is None:
                return chosen, score
            chosen = better

    def _searches(self) -> int:
        return self.their_defense.searches + self.my_defense.searches

    def _groups(self, chosen: list[Fighter]) -> list[list[Fighter]]:
        """What may be left out or added next: one of each kind; on wide boards, more of it."""
        kinds: dict[tuple[bool, Kind], list[Fighter]] = {}
        inside = {one.id for one in chosen}
        for one in self.able:
            kinds.setdefault((one.id in inside, one.kind), []).append(one)
        groups = [alike[:1] for alike in kinds.values()]
        if self.wide:
            for alike in kinds.values():
                sizes = {len(alike), len(alike) // 2, len(alike) // 4} - {0, 1}
                groups += [alike[:size] for size in sorted(sizes)]
            groups.sort(key=len, reverse=True)
        return groups

    def _score(self, attackers: list[Fighter]) -> float:
        """What attacking so is worth: this combat and the opponent's next attack."""
        self.weighed += 1
        if self.wide:
            return self._weigh(attackers)  # where the work is counted, nothing is remembered
        # Of equally good blocks the order of the attackers decides.
        key = tuple([one.id for one in attackers])
        known = self.scores.get(key)
        if known is None:
            known = self.scores[key] = self._weigh(attackers)
        return known

    def _weigh(self, attackers: list[Fighter]) -> float:
        board = self.board
        w = board.weights
        life = board.life[1 - board.me]
        score = 0.0
        fallen: set[int] = set()
        if attackers:
            blocks = best_blocks(attackers, self.blockers, life, board.curve, self.their_defense)
            score -= blocks.trade
            lost = board.life_worth(life) - board.life_worth(life - blocks.damage)
            score += lost * w.aggression
            if self.hits:
                hits = 0.0
                for index, one in enumerate(attackers):
                    if not blocks.blockers[index]:
                        hits += self.hits.get(one.id, 0.0)
                score += hits
            if life - blocks.damage > 0 and blocks.damage and blocks.damage + self.reach >= life:
                score += 0.8 * w.death
            fallen = _fallen(attackers, blocks, self.their_defense)
            if life - blocks.damage <= 0:
                return score
            score += self._tricks(attackers, blocks)
        away = {one.id for one in attackers}
        at_home = [
            one for one in self.able if one.id not in away or one.keywords & t.KEYWORD_VIGILANCE
        ] + self.home
        at_home = [one for one in at_home if one.id not in fallen]
        army = [one for one in self.their_army if one.id not in fallen]
        return score + w.caution * self._threat(army, at_home)

    def _tricks(self, attackers: list[Fighter], blocks: Blocks) -> float:
        """What the best trick of either player is likely to change in a combat."""
        if self.wide or not (self.tricks or self.their_chance):
            return 0.0  # among so many creatures one trick changes little, and takes long to weigh
        w = self.board.weights
        most = worst = 0.0
        busy = {one.id for blockers in blocks.blockers for one in blockers}
        for index, attacker in enumerate(attackers):
            blockers = blocks.blockers[index]
            if blockers and self.tricks:
                most = max(most, swing(attacker, blockers, self.tricks, attacking=True))
            if self.their_chance:
                worst = max(worst, their_swing(attacker, blockers))
                if not blockers:
                    # What holds back without a trick may block with one.
                    for one in self.blockers:
                        if one.id not in busy and can_block(one, attacker):
                            worst = max(worst, their_swing(attacker, [one]))
        return w.trick * most - w.their_trick * self.their_chance * worst

    def _threat(self, army: list[Fighter], home: list[Fighter]) -> float:
        """What the opponent's next attack costs the player; 0 if there is none worth making."""
        bits = 0
        for one in army:
            bits |= self.bits_in_army[one.id]
        for one in home:
            bits |= self.bits_at_home[one.id]
        known = None if self.wide else self.threats.get(bits)
        if known is None:
            board = self.board
            sent, blocks = no_waste(board, army, home, board.life[board.me], self.my_defense)
            known = self.threats[bits] = min(0.0, blocks.score) if sent else 0.0
        return known


def no_waste(
    board: Board, army: list[Fighter], home: list[Fighter], life: int, defense: Defense
) -> tuple[list[Fighter], Blocks]:
    """The army without those that would die for too little, and the blocks against it."""
    rounds = 0
    while True:
        blocks = best_blocks(army, home, life, board.curve, defense)
        kept = [
            one
            for index, one in enumerate(army)
            if not blocks.blockers[index] or _is_no_waste(one, blocks.blockers[index], defense)
        ]
        rounds += 1
        if len(kept) == len(army) or rounds == defense.most_rounds:
            return army, blocks
        army = kept


def _is_no_waste(attacker: Fighter, blockers: list[Fighter], defense: Defense) -> bool:
    """Whether a blocked attacker survives or takes as much with it."""
    left, lefts, _ = defense.fight(attacker, blockers)
    if left > 0:
        return True
    taken = 0.0
    for index, one in enumerate(blockers):
        if lefts[index] <= 0:
            taken += one.loss
    return taken >= attacker.loss


def _fallen(attackers: list[Fighter], blocks: Blocks, defense: Defense) -> set[int]:
    """The ids of the creatures that die in a combat."""
    fallen: set[int] = set()
    for index, attacker in enumerate(attackers):
        blockers = blocks.blockers[index]
        if not blockers:
            continue
        left, lefts, _ = defense.fight(attacker, blockers)
        if left <= 0 and not attacker.keywords & t.KEYWORD_INDESTRUCTIBLE:
            fallen.add(attacker.id)
        for place, one in enumerate(blockers):
            if lefts[place] <= 0 and not one.keywords & t.KEYWORD_INDESTRUCTIBLE:
                fallen.add(one.id)
    return fallen
