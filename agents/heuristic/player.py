"""What decides for the agent: it takes each decision to the part that knows about it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from agents.heuristic import opening
from agents.heuristic.appraise import Appraiser
from agents.heuristic.board import Board
from agents.heuristic.changes import fighter
from agents.heuristic.choices import Choices
from agents.heuristic.combat import Kind
from agents.heuristic.combat_plans import CombatPlans
from agents.heuristic.lands import before_land, best_land
from agents.heuristic.plan import TurnPlan, now
from agents.heuristic.play import Play
from agents.heuristic.plays import gather
from agents.heuristic.reach import Shot, pending, reach
from agents.heuristic.respond import against_stack, at_end, in_combat
from sim.engine.sight import Sight
from sim.engine.view import View
from sim.state import decision as d
from sim.state.decision import Decision
from sim.vocab import terms as t

# The steps without the stack in which something may be worth doing.
_BUSY: Final = ("main1", "main2", "declare_blockers", "end")


class Player:
    """Plays one game at a time, and remembers what it has in mind in this one.

    ``plans`` may be shared with players who have the same appraiser.
    """

    def __init__(self, appraiser: Appraiser, plans: CombatPlans | None = None) -> None:
        self._appraiser = appraiser
        self._plans = CombatPlans() if plans is None else plans
        self.forget()

    def __reduce__(self) -> tuple[object, ...]:
        return (Player, (self._appraiser,), self.__getstate__())

    def forget(self) -> None:
        """Forget the last game."""
        self._intent: Play | None = None
        self._turn = -1
        self._used: dict[tuple[int, int], int] = {}
        self._drawn = 0
        self._group = -1
        self._clause = ""
        self._picked: list[int] = []
        self._modes: list[int] = []
        self._kinds: dict[int, Kind] = {}
        self._attackers: Counter[Kind] = Counter()
        self._blocks: dict[Kind, list[list[Kind]]] = {}
        self._blocked = t.NOBODY
        self._blockers_left: list[Kind] = []

    def choose(self, view: View, decision: Decision) -> int:
        """The index of the best option, as far as the agent sees."""
        if len(decision.options) == 1:
            return 0
        sight = view._sight
        turn = sight.turn()
        if turn != self._turn:
            self._turn = turn
            self._used = {}
            self._drawn = 1 if sight.active() == sight.me and turn > 1 else 0
        kind = decision.kind
        if kind == d.ASK_PRIORITY:
            return self._priority(sight, decision)
        fresh = decision.group != self._group
        self._group = decision.group
        if fresh:
            self._clause, self._picked, self._modes = "", [], []
        if kind == d.ASK_MULLIGAN:
            on_play = sight.starting_player() == sight.me
            keep = opening.keep(sight.hand(), sight.mulligans(), on_play, self._appraiser)
            return _verb(decision, d.DO_KEEP if keep else d.DO_MULLIGAN)
        if kind == d.ASK_BOTTOM:
            offered = [card for one in decision.options if (card := sight.find(one.object))]
            return opening.to_bottom(sight.hand(), offered, self._appraiser)
        if kind in (d.ASK_ATTACK, d.ASK_BLOCK):
            # One plan for the whole declaration, in which nothing else changes.
            if fresh:
                self._plan(Board(sight, self._appraiser, self._drawn), kind)
            return self._attack(decision) if kind == d.ASK_ATTACK else self._block(decision)
        board = Board(sight, self._appraiser, self._drawn)
        if kind == d.ASK_DAMAGE:
            return _assign(board, decision)
        return self._choice(board, decision)

    def _choice(self, board: Board, decision: Decision) -> int:
        choices = Choices(board, decision, self._intent)
        kind = decision.kind
        if kind == d.ASK_TARGET:
            if decision.word != self._clause:
                self._clause, self._picked = decision.word, []
            index = choices.target(self._picked, self._modes)
            self._picked.append(decision.options[index].object)
            return index
        if kind == d.ASK_MODE:
            index = choices.mode(self._modes)
            self._modes.append(decision.options[index].number)
            return index
        answers = {
            d.ASK_X: choices.x,
            d.ASK_DIVIDE: choices.divide,
            d.ASK_COST: choices.cost,
            d.ASK_OBJECT: choices.object,
            d.ASK_YES_NO: choices.yes_no,
            d.ASK_WORD: choices.word,
            d.ASK_ORDER: choices.order,
            d.ASK_PLAYER: choices.player,
            d.ASK_CAST: choices.cast,
        }
        answer = answers.get(kind)
        if answer is None:
            return 0
        choices.picked = self._picked
        index = answer()
        self._picked.append(decision.options[index].object)
        return index

    # --- priority ----------------------------------------------------------------------------

    def _priority(self, sight: Sight, decision: Decision) -> int:
        self._intent = None
        stack = sight.state.stack
        step = sight.step()
        my_turn = sight.active() == sight.me
        if not stack:
            if step not in _BUSY or (my_turn and step == "end"):
                return 0
            if step in ("main1", "main2") and not my_turn:
                return 0
        elif stack[-1].controller == sight.me:
            return 0
        board = Board(sight, self._appraiser, self._drawn)
        sorcery = board.my_turn and not stack and step in ("main1", "main2")
        index = self._finish(board, decision, sorcery)
        if index is not None:
            return index
        plays = gather(board, decision, self._used)
        # What is offered can be paid, by sources that were not counted.
        board.mana = max([board.mana, *[one.mana for one in plays if not one.kicked]])
        if sorcery:
            return self._main(board, decision, plays)
        chosen: Play | None = None
        if stack:
            chosen = against_stack(board, plays)
        elif step == "declare_blockers":
            chosen = in_combat(board, plays)
        elif step == "end":
            chosen = at_end(board, plays)
        return 0 if chosen is None else self._do(board, chosen)

    def _do(self, board: Board, play: Play) -> int:
        if play.card is None:
            card = board.find(play.object)
            play.card = None if card is None else card.card
        self._intent = play
        self._drawn += play.draws
        if play.option.verb == d.DO_ACTIVATE:
            key = (play.option.object, play.option.number)
            self._used[key] = self._used.get(key, 0) + 1
        return play.index

    def _finish(self, board: Board, decision: Decision, sorcery: bool) -> int | None:
        """If the opponent can be burnt out: the first shot."""
        life = board.life[1 - board.me]
        if board.stack():
            life -= pending(board)
        damage, shots = reach(board, sorcery)
        if damage < life or life <= 0:
            return None
        for shot in shots:
            index = _option_of(board, decision, shot)
            if index is not None:
                play = Play(index, decision.options[index])
                play.face = True
                play.mana = shot.mana
                return self._do(board, play)
        return None

    def _main(self, board: Board, decision: Decision, plays: list[Play]) -> int:
        attack = board.step == "main1"
        wanted = [one for one in TurnPlan(board, plays, attack).run() if now(board, one, attack)]
        land = best_land(board, decision, wanted)
        if wanted and (land is None or before_land(board, wanted[0])):
            return self._do(board, wanted[0])
        return 0 if land is None else land

    # --- combat ------------------------------------------------------------------------------

    def _plan(self, board: Board, kind: int) -> None:
        self._kinds = {thing.id: fighter(thing).kind for thing in board.mine}
        for thing in board.theirs:
            self._kinds[thing.id] = fighter(thing).kind
        if kind == d.ASK_ATTACK:
            self._plan_attack(board)
        else:
            self._plan_blocks(board)

    def _plan_attack(self, board: Board) -> None:
        able = [
            thing.id
            for thing in board.mine
            if not thing.tapped
            and not thing.sick
            and not thing.traits.cant_attack
            and not thing.keywords & t.KEYWORD_DEFENDER
        ]
        self._attackers = Counter(self._plans.attackers(board, able))

    def _attack(self, decision: Decision) -> int:
        for index, option in enumerate(decision.options):
            if option.verb == d.DO_ATTACK and option.target < t.FIRST_OBJECT:
                kind = self._kinds[option.object]
                if self._attackers[kind] > 0:
                    self._attackers[kind] -= 1
                    return index
        return _verb(decision, d.DO_DONE)

    def _block(self, decision: Decision) -> int:
        kinds = self._kinds
        for index, option in enumerate(decision.options):
            if option.verb != d.DO_BLOCK:
                continue
            if option.target == self._blocked:
                kind = kinds[option.object]
                if kind in self._blockers_left:
                    self._blockers_left.remove(kind)
                    return index
                continue
            if self._blockers_left:
                continue
            plans = self._blocks.get(kinds[option.target])
            if not plans:
                continue
            kind = kinds[option.object]
            for planned in plans:
                if kind in planned:
                    plans.remove(planned)
                    self._blocked = option.target
                    self._blockers_left = planned
                    self._blockers_left.remove(kind)
                    return index
        return _verb(decision, d.DO_DONE)

    def _plan_blocks(self, board: Board) -> None:
        self._blocked, self._blockers_left = t.NOBODY, []
        self._blocks = {}
        for attacker, blockers in self._plans.blocks(board):
            self._blocks.setdefault(attacker, []).append(list(blockers))


def _verb(decision: Decision, verb: int) -> int:
    """The option with a verb, or the first one where there is none."""
    for index, option in enumerate(decision.options):
        if option.verb == verb:
            return index
    return 0


def _option_of(board: Board, decision: Decision, shot: Shot) -> int | None:
    """The option that casts a shot's card, or one alike."""
    for index, option in enumerate(decision.options):
        if option.verb == d.DO_CAST and option.word == shot.way:
            card = board.find(option.object)
            if card is not None and card.card is shot.card.card and card.zone == shot.card.zone:
                return index
    return None


def _assign(board: Board, decision: Decision) -> int:
    """How much combat damage the next recipient gets: what kills it, if it is to die."""
    source = board.things_by_id.get(decision.options[0].object)
    target = board.things_by_id.get(decision.options[0].target)
    numbers = [option.number for option in decision.options]
    if source is None or target is None:
        return numbers.index(max(numbers))
    rest = max(numbers)
    deadly = source.keywords & t.KEYWORD_DEATHTOUCH
    others = [
        one
        for one in (board.mine if target.mine else board.theirs)
        if source.id in one.blocking or one.id in source.blocking
    ]
    others.sort(key=lambda one: -one.loss)
    for one in others:
        needed = 1 if deadly else max(0, one.left)
        if needed > rest:
            continue
        if one is target:
            enough = [number for number in numbers if number >= needed]
            return numbers.index(min(enough)) if enough else 0
        rest -= needed
    return numbers.index(min(numbers))
