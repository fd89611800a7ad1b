"""The combat that is going on: what it comes to, and what a play does to it."""

from __future__ import annotations

from agents.heuristic.blocks import best_blocks
from agents.heuristic.board import Board
from agents.heuristic.changes import bonus, fighter
from agents.heuristic.combat import Fighter, fight
from agents.heuristic.play import Play
from agents.heuristic.prevention import kept_from_damage, prevented
from agents.heuristic.reading import Scene, entities
from agents.heuristic.tricks import UNTOUCHED, trick_of
from sim.vocab import effects as e
from sim.vocab import terms as t
from sim.vocab.modes import Mode
from sim.vocab.record import Effect
from sim.vocab.references import Every


class Skirmish:
    """The combat that is going on, after blocks, and what it comes to."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.attackers = [one for one in board.things if one.attacking is not None]
        self.fighters: dict[int, Fighter] = {}
        self.blockers: dict[int, list[int]] = {one.id: [] for one in self.attackers}
        for one in board.things:
            if one.attacking is not None or one.blocking:
                self.fighters[one.id] = fighter(one)
            for attacker in one.blocking:
                if attacker in self.blockers:
                    self.blockers[attacker].append(one.id)
        self.usual = self.outcome({})

    def outcome(self, changed: dict[int, Fighter | None]) -> float:
        """What the combat is worth to the player if some creatures are changed, or gone."""
        board = self.board
        mine = board.my_turn
        score = 0.0
        damage = 0
        for thing in self.attackers:
            attacker = changed.get(thing.id, self.fighters[thing.id])
            before = [self.fighters[one] for one in self.blockers[thing.id]]
            now = [changed.get(one.id, one) for one in before]
            for one, other in zip(before, now, strict=True):
                if other is None:
                    score += one.loss if mine else -one.loss
            blockers = [one for one in now if one is not None]
            if attacker is None:
                loss = self.fighters[thing.id].loss
                score += -loss if mine else loss
                continue
            if not blockers:
                if not thing.blocked or attacker.keywords & t.KEYWORD_TRAMPLE:
                    damage += attacker.damage
                continue
            left, lefts, through = fight(attacker, blockers)
            damage += through
            trade = 0.0
            if left <= 0:
                trade -= attacker.loss
            for one, health in zip(blockers, lefts, strict=True):
                if health <= 0:
                    trade += one.loss
            score += trade if mine else -trade
        return score + board.life_change(1 - board.active, -damage)

    def with_play(self, play: Play, modes: tuple[Mode, ...]) -> float | None:
        """The best that a play does to the combat; its targets are set to that."""
        if len(modes) != 1:
            return None
        scene = Scene(self.board, self.board.me, play.object)
        if not modes[0].targets:
            word, gain = self.best_prevention(modes[0].effects, scene)
            return self._with_all(modes[0].effects, scene) if word is None else gain
        best: float | None = None
        trick = trick_of(modes[0].effects, scene)
        if trick is None:
            return None
        for id in self.fighters:
            change = trick.on(self.fighters[id])
            if change is UNTOUCHED:
                continue
            gain = self.outcome({id: change}) - self.usual
            if best is None or gain > best:
                best = gain
                play.targets = [(id,)]
        return best

    def best_prevention(
        self, effects: tuple[Effect, ...], scene: Scene
    ) -> tuple[str | None, float]:
        """The word to choose for what prevents damage, and what that is worth; None if none does.

        The word is that of a colour, empty where there is nothing to choose.
        """
        best: tuple[str | None, float] = (None, 0.0)
        for filter in prevented(effects):
            for word, ids in kept_from_damage(filter, list(self.fighters), scene):
                harmless = {one: self.fighters[one].harmless() for one in ids}
                gain = self.outcome(dict(harmless)) - self.usual
                if best[0] is None or gain > best[1]:
                    best = (word, gain)
        return best

    def _with_all(self, effects: tuple[Effect, ...], scene: Scene) -> float | None:
        """What instructions that change many creatures at once do to the combat."""
        changed: dict[int, Fighter | None] = {}
        for effect in effects:
            if isinstance(effect, e.Change) and isinstance(effect.what, Every):
                for id in entities(effect.what, scene) or ():
                    one = changed.get(id, self.fighters.get(id))
                    if one is not None:
                        after = one.changed(*bonus(effect.modifications, scene))
                        changed[id] = after if after.left > 0 else None
        return self.outcome(changed) - self.usual if changed else None


def fighting(board: Board) -> float:
    """What the attack that is going on will be worth to the player; 0 if there is none."""
    attackers = [one for one in board.things if one.attacking is not None]
    if not attackers or board.step in ("combat_damage", "end_combat"):
        return 0.0
    if board.step == "declare_blockers":
        return Skirmish(board).usual
    army = [fighter(one) for one in attackers]
    defenders = board.theirs if board.my_turn else board.mine
    able = [fighter(one) for one in defenders if not one.tapped and not one.traits.cant_block]
    score = best_blocks(army, able, board.life[1 - board.active], board.curve).score
    return -score if board.my_turn else score
