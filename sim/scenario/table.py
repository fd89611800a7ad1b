"""The game of a scenario as its steps see it: the state, the names, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sim.rules import layers, loop, turn
from sim.rules.facing import showing
from sim.rules.likeness import alike_key
from sim.scenario.failure import ScenarioFailed, StepFailed
from sim.scenario.forks import Forks
from sim.scenario.names import (
    Names,
    letter,
    parse,
    player_of,
    shown_name,
)
from sim.state.decision import (
    ASK_ATTACK,
    ASK_BLOCK,
    ASK_NAMES,
    ASK_PRIORITY,
    DO_ATTACK,
    DO_BLOCK,
    DO_CAST,
    DO_DONE,
    DO_NAMES,
    DO_NUMBER,
    DO_PASS,
    DO_PLAY_LAND,
    DO_WORD,
    Decision,
    Option,
)
from sim.state.frames import FRAME_TURN, PriorityFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.terms import FIRST_OBJECT, NOBODY, TYPE_LAND

# More decisions than any step of a scenario needs: an endless loop that the engine missed.
_MOST_DECISIONS: Final = 5_000
_LOOPING: Final = 1_000


def _one_step(state: GameState) -> None:
    """Let the topmost frame take one step, and the turn no more than one."""
    frame = state.frames[-1]
    above = PriorityFrame()
    if frame.kind == FRAME_TURN:
        state.frames.append(above)  # the turn goes on by itself only while it is on top
    loop.run_program(state, frame)
    if above in state.frames:
        state.frames.remove(above)


class Goal:
    """A step of a player's turn that is to begin; ``away``: the game has been outside it."""

    def __init__(self, player: int, step: int) -> None:
        self.player = player
        self.step = step
        self.away = False

    def stands_in(self, state: GameState) -> bool:
        """Whether the game is in such a step."""
        return state.active == self.player and state.step == self.step

    def reached(self, state: GameState) -> bool:
        """Whether the game is in such a step that began on the way here."""
        return self.away and self.stands_in(state)


class Table:
    """The state of the game, what its objects are called, and who blocked whom."""

    def __init__(self, state: GameState, names: Names) -> None:
        self.state = state
        self.names = names
        self.forks = Forks()
        self.blocks: list[tuple[int, int]] = []
        self.orders: dict[int, list[int]] = {}  # damage assignment orders that were announced
        self.goal: Goal | None = None
        self.paused = False
        self.chosen: list[tuple[Decision, Option]] = []

    def copy(self) -> Table:
        """An independent copy of the game, with no forks behind it."""
        out = Table(self.state.clone(), self.names.copy())
        out.blocks = self.blocks.copy()
        out.orders = self.orders.copy()
        out.paused = self.paused
        return out

    def become(self, other: Table) -> None:
        """Go on from where a copy of this table has got to."""
        self.state = other.state
        self.names = other.names
        self.blocks = other.blocks
        self.orders = other.orders
        self.paused = other.paused

    # --- the game's progress ---------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.outcome != ""

    def run(self) -> None:
        """Go on to the next decision, if there is none yet."""
        if self.state.decision is None and not self.over:
            self.paused = False
            self._advance()

    def decision(self) -> Decision:
        """The decision that is pending.

        Raises:
            StepFailed: the game is over.
        """
        self.run()
        decision = self.state.decision
        if decision is None:
            raise StepFailed("the game is over")
        return decision

    def choose(self, index: int) -> None:
        """Answer the pending decision and run on to the next."""
        decision = self.decision()
        self.chosen.append((decision, decision.options[index]))
        if len(self.chosen) > _MOST_DECISIONS:
            if self._without_choice():
                # 104.4b: nobody could have stopped it; the engine is asked to surface each pass.
                self.state.outcome, self.state.reason = "draw", "a loop of mandatory actions"
                self.state.decision = None
                return
            raise ScenarioFailed("the step takes more decisions than any step should")
        if self.goal is None:
            loop.choose(self.state, index)
            self.names.follow(self.state)
            return
        self.state.frames[-1].answer = decision.options[index]
        self.state.decision = None
        self._advance()

    def _without_choice(self) -> bool:
        """Whether of late nothing could be done but to pass, or to tap lands for mana."""
        objects = self.state.objects
        for decision, _ in self.chosen[-_LOOPING:]:
            for option in decision.options:
                obj = objects.get(option.object)
                land = obj is not None and obj.chars.types & TYPE_LAND
                if option.verb != DO_PASS and len(decision.options) > 1 and not land:
                    return False
        return True

    def _advance(self) -> None:
        """Run to the next decision, or to where the goal's step is about to end without one."""
        if self.goal is None:
            loop.run(self.state)
        else:
            self._advance_towards(self.goal)
        self.names.follow(self.state)

    def _advance_towards(self, goal: Goal) -> None:
        state = self.state
        for _ in range(loop.ENDLESS):
            if state.decision is not None or state.outcome:
                return
            kept = state.clone() if goal.reached(state) else None
            begins = state.frames[0].position == turn.BEGIN
            if state.dirty:
                layers.refresh(state)
            _one_step(state)
            if kept is not None and not goal.stands_in(state):
                self.state = kept
                self.paused = True
                return
            began = begins and state.frames[0].position != turn.BEGIN
            goal.away = goal.away or began or not goal.stands_in(state)
        raise ScenarioFailed("the game goes on without end")

    def choose_verb(self, verb: int) -> None:
        """Answer with the option of a verb that is always offered, such as passing."""
        options = self.decision().options
        for index, option in enumerate(options):
            if option.verb == verb:
                self.choose(index)
                return
        raise StepFailed(f"{DO_NAMES[verb]} is not possible")

    def priority(self, by: int = NOBODY) -> Decision:
        """The decision of the player with priority; declarations on the way are of nothing.

        Raises:
            StepFailed: ``by`` does not have priority, or the game is over.
        """
        decision = self.decision()
        while decision.kind in (ASK_ATTACK, ASK_BLOCK):
            self.declare_nothing()
            decision = self.decision()
        if decision.kind != ASK_PRIORITY:
            raise StepFailed(f"unanswered: {self.question(decision)}")
        if by not in (NOBODY, decision.player):
            raise StepFailed(f"{letter(by)} does not have priority")
        return decision

    def declare_nothing(self) -> None:
        """No creature attacks or blocks but one that has to."""
        options = self.decision().options
        done = [index for index, option in enumerate(options) if option.verb == DO_DONE]
        self.choose(done[0] if done else 0)

    def pass_priority(self) -> None:
        """The player with priority passes."""
        self.choose_verb(DO_PASS)

    # --- options ---------------------------------------------------------------------

    def latest(self, entity: int) -> int:
        """An entity's id after its zone changes."""
        obj = self.state.find(entity) if entity >= FIRST_OBJECT else None
        while obj is not None and obj.became != NOBODY:
            entity = obj.became
            obj = self.state.find(entity)
        return entity

    def called(self, text: str, entity: int, loosely: bool = False) -> bool:
        """Whether the name is that of a player or object, by its entity id.

        ``loosely``: the source of an ability may be named as the ability is.
        """
        if entity < NOBODY:  # an effect of a spell or ability that has resolved
            entity = self._source_of_effect(-entity)
        if entity < FIRST_OBJECT:
            return entity != NOBODY and player_of(text) == entity
        if player_of(text) != NOBODY:
            return False
        if text in self.names.ids:
            return self.latest(self.names.ids[text]) == self.latest(entity)
        obj = self.state.find(entity)
        if obj is None:
            return False
        reference = parse(text)
        if loosely and reference.ability and obj.ability is None:
            text = text.replace("ability:", "")
            return self.called(text, entity)
        if self.names.fits_name(self.state, reference, obj):
            return True
        return obj.face_down and obj.card.name.casefold() == reference.name.casefold()

    def _source_of_effect(self, id: int) -> int:
        for effect in self.state.effects:
            if effect.id == id:
                return effect.context.source
        return NOBODY

    def matching(
        self, text: str, options: Sequence[Option], loosely: bool = False, times: int = 1
    ) -> list[int]:
        """The indices of the options whose object is called so.

        ``times``: how many objects the name is still to stand for.

        Raises:
            StepFailed: several objects fit the name and differ.
        """
        found = [
            index
            for index, option in enumerate(options)
            if self.called(text, option.object, loosely)
        ]
        if not found:
            return (
                self.faces(text, options)
                or self._like(text, options)
                or self._by_card(text, options)
            )
        found = self.faces(text, options, found) or found
        objects: list[GameObject] = []
        for index in found:
            obj = self.state.objects.get(options[index].object)
            if obj is not None and obj not in objects:
                objects.append(obj)
        if loosely or not objects:
            return found
        if len(objects) <= times:
            return [index for index in found if options[index].object == objects[0].id]
        first = self.names.only(self.state, text, objects)
        return [index for index in found if options[index].object == first.id]

    def faces(
        self, text: str, options: Sequence[Option], among: Sequence[int] | None = None
    ) -> list[int]:
        """The options to play the half or face of that name, among those of the card."""
        found: list[int] = []
        for index in range(len(options)) if among is None else among:
            option = options[index]
            obj = self.state.objects.get(option.object)
            if obj is None or option.number <= 0 or option.verb not in (DO_CAST, DO_PLAY_LAND):
                continue
            if showing(obj.card, option.number).name.casefold() == text.casefold():
                found.append(index)
        return found

    def halves(self, options: Sequence[Option]) -> str:
        """The names of the halves or faces that the options play."""
        objects = self.state.objects
        return ", ".join(showing(objects[one.object].card, one.number).name for one in options)

    def touched(self, entity: int) -> bool:
        """Whether the choice that is being made has something chosen about it already."""
        now = self.decision()
        return any(
            entity in (option.object, option.target)
            for decision, option in self.chosen
            if (decision.kind, decision.group, decision.subject)
            == (now.kind, now.group, now.subject)
        )

    def _like(self, text: str, options: Sequence[Option]) -> list[int]:
        """Options with an object alike to the one called so, which then goes by its ids."""
        if text not in self.names.ids:
            return []
        named = self.names.object_of(self.state, text)
        if named is None or self.touched(named.id):
            return []
        key = alike_key(self.state, named)
        for option in options:
            other = self.state.objects.get(option.object)
            if other is None or other.zone != named.zone:
                continue
            if alike_key(self.state, other) == key:
                self.names.swap(named.id, other.id)
                return [index for index, one in enumerate(options) if one.object == option.object]
        return []

    def stands_for_others(self, option: Option) -> bool:
        """Whether the option's object is offered for others that are alike."""
        obj = self.state.objects.get(option.object)
        if obj is None:
            return False
        key = alike_key(self.state, obj)
        zone = self.state.zone_of(obj.owner, obj.zone)
        return any(one is not obj and alike_key(self.state, one) == key for one in zone)

    def _by_card(self, text: str, options: Sequence[Option]) -> list[int]:
        """Options about a copy, which goes by its card's name where nothing else is called so."""
        if text in self.names.ids or player_of(text) != NOBODY:
            return []
        try:
            found = self.names.find(self.state, text)
        except ScenarioFailed:
            return []
        if len(found) != 1 or self.names.fits_name(self.state, parse(text), found[0]):
            return []
        return [index for index, one in enumerate(options) if one.object == found[0].id]

    # --- words -----------------------------------------------------------------------

    def word_for(self, entity: int) -> str:
        """How messages call a player or object."""
        if entity < FIRST_OBJECT:
            return letter(entity)
        obj = self.state.find(entity)
        return self.names.id_for(self.state, obj) if obj is not None else "nothing"

    def option_words(self, option: Option) -> str:
        """How messages say what an option does."""
        parts = [DO_NAMES[option.verb]]
        if option.object != NOBODY:
            parts = [self.word_for(option.object)]
        if option.target != NOBODY:
            between = "->" if option.verb in (DO_ATTACK, DO_BLOCK) else "to"
            parts += [between, self.word_for(option.target)]
        if option.verb == DO_WORD:
            parts = [option.word]
        elif option.word:
            parts.append(option.word)
        elif option.verb == DO_NUMBER and option.object == NOBODY:
            parts[0] = str(option.number)
        return " ".join(parts)

    def question(self, decision: Decision) -> str:
        """A decision in words: who is asked what, for what, and what may be answered."""
        what = ASK_NAMES[decision.kind].replace("_", " ")
        if decision.word and not decision.word.isdigit():
            what += f" ({decision.word})"
        subject = self.state.find(decision.subject)
        about = f" for {shown_name(subject)}" if subject is not None else ""
        shown = [self.option_words(option) for option in decision.options[:6]]
        if len(decision.options) > 6:
            shown.append("...")
        return f"{letter(decision.player)} chooses {what}{about}: {', '.join(shown)}"
