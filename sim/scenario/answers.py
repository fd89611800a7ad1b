"""What players choose while a step is carried out: answers turned into options."""

from __future__ import annotations

from typing import Any, Final

from sim.rules.likeness import AlikeKey, alike_key
from sim.scenario.damage import Assignment, announced, assignment
from sim.scenario.defaults import NOTHING, default, number_index
from sim.scenario.failure import StepFailed
from sim.scenario.form import as_list
from sim.scenario.names import letter, player_of
from sim.scenario.table import Table
from sim.scenario.words import mode_index, widen, word_index
from sim.state.decision import (
    ASK_CAST,
    ASK_COST,
    ASK_DAMAGE,
    ASK_MODE,
    ASK_ORDER,
    ASK_REPLACEMENT,
    ASK_TARGET,
    ASK_WORD,
    DO_CAST,
    DO_DONE,
    DO_NO,
    DO_NUMBER,
    DO_PICK,
    DO_YES,
    Decision,
)
from sim.state.frames import EffectFrame
from sim.vocab.terms import NOBODY

Scalar = bool | int | str
# Decisions whose options are abilities, called by their sources.
_ABOUT_SOURCES: Final = (ASK_ORDER, ASK_REPLACEMENT)
_REPEATED: Final = "multikicker"
_CARDS: Final = "top"


class Answer:
    """One answer: the value, and whose it is (NOBODY: of whoever is asked)."""

    __slots__ = ("by", "value")

    def __init__(self, value: Any, by: int = NOBODY) -> None:
        self.value = value
        self.by = by

    def __repr__(self) -> str:
        return f"{self.value!r}" if self.by == NOBODY else f"{letter(self.by)}'s {self.value!r}"


class OpenList:
    """A decision that is made one object at a time, in the middle of its answer."""

    __slots__ = ("alike", "asked", "items", "objects", "times")

    def __init__(self, table: Table, decision: Decision, items: list[Scalar]) -> None:
        self.items = items
        self.asked = key_of(decision)
        self.objects = [option.object for option in decision.options]
        self.alike = _alike_keys(table, self.objects)
        self.times = 0

    def goes_on(self, table: Table, decision: Decision) -> bool:
        """Whether it is still the same choice that is asked.

        Of objects that are alike only one is offered, so another one may come up later.
        """
        if key_of(decision) != self.asked:
            return False
        objects = [option.object for option in decision.options if option.verb != DO_DONE]
        new = [one for one in objects if one not in self.objects]
        if decision.kind == ASK_CAST or not new:
            return True
        keys = _alike_keys(table, new)
        return len(keys) == len(new) and all(key in self.alike for key in keys)


def _alike_keys(table: Table, objects: list[int]) -> list[AlikeKey]:
    found = [table.state.objects.get(one) for one in objects]
    return [alike_key(table.state, obj) for obj in found if obj is not None]


def key_of(decision: Decision) -> tuple[int, int, int, int, str]:
    """What the small decisions of one choice have in common."""
    # Each card that is cast while something resolves begins a group of its own.
    group = 0 if decision.kind == ASK_CAST else decision.group
    return (decision.kind, decision.player, decision.subject, group, decision.word)


class Answers:
    """The answers of one step that are still to be used, in order."""

    def __init__(self, values: list[Any]) -> None:
        self.queue = [_answer(value) for value in values]
        self.open: OpenList | None = None
        self.casting: OpenList | None = None  # the cards that are cast while something resolves
        self.assigned: dict[int, Assignment] = {}

    def finish(self, table: Table) -> None:
        """All answers have to be used up.

        Raises:
            StepFailed: an answer was never asked for.
        """
        self.closed(table)
        if self.queue:
            raise StepFailed(f"an answer was never asked for: {self.queue[0]}")

    def _settled(self, table: Table, open: OpenList) -> bool:
        """Whether what is left of a list could not be asked: the last one had no alternative."""
        if open.asked[0] == ASK_ORDER:
            return len({str(item) for item in open.items}) <= 1
        for item in open.items:
            if not isinstance(item, str) or item not in table.names.ids:
                return False
            if table.latest(table.names.ids[item]) in open.objects:
                return False
        return True

    def closed(self, table: Table) -> None:
        """A player has priority: whatever was being chosen has been.

        Raises:
            StepFailed: something in a list was never asked for.
        """
        for one in (self.open, self.casting):
            if one is not None and not self._settled(table, one):
                raise StepFailed(f"an answer was never asked for: {one.items[0]!r}")
        self.open = self.casting = None

    def _begin(self, table: Table, decision: Decision, items: list[Scalar]) -> None:
        """A list begins to be answered; the one before it has to be done with."""
        if decision.kind == ASK_CAST:
            self.casting = OpenList(table, decision, items)
            return
        if self.open is not None and not self._settled(table, self.open):
            raise StepFailed(f"an answer was never asked for: {self.open.items[0]!r}")
        self.open = OpenList(table, decision, items)

    def pick(self, table: Table, decision: Decision) -> int:
        """The index of the option that the answers, or the defaults, choose.

        Raises:
            StepFailed: no answer covers a choice that has no default.
        """
        if decision.kind == ASK_DAMAGE:
            return self._damage(table, decision)
        if decision.kind == ASK_WORD and self.queue:
            widen(decision, self.queue[0].value)
        usual = default(decision)
        if decision.kind == ASK_TARGET and isinstance(table.state.frames[-1], EffectFrame):
            usual = 0  # 707.10c: a copy's target that is left as it is comes first
        for open in (self.open, self.casting):
            if open is not None and open.goes_on(table, decision):
                index = self._go_on(table, decision, open)
                if index != NOTHING:
                    return index
        casting = self.casting
        if casting is not None and casting.items and usual != NOTHING:
            return usual  # only the last card of a list has choices that are answered
        if len(decision.options) == 1:
            self._take_along(table, decision)
            return usual
        answer = self._next(decision, usual == NOTHING)
        if answer is not None:
            index = self._use(table, decision, answer, usual)
            if index != NOTHING:
                return index
        if usual == NOTHING:
            raise StepFailed(f"unanswered: {table.question(decision)}")
        return usual

    def _take_along(self, table: Table, decision: Decision) -> None:
        """What pays a cost, or has to be cast, may be named though there is nothing else.

        So may one of several that are alike, of which only one is offered.
        """
        if (decision.kind, decision.options[0].verb) in ((ASK_COST, DO_PICK), (ASK_CAST, DO_CAST)):
            answer = self._next(decision, False)
            named = answer is not None and (
                self._fitting(table, decision, answer.value)
                or (answer.value is True and decision.kind == ASK_CAST)
            )
            if answer is not None and named and table.forks.choose(2) == 1:
                self._used(answer)
        elif table.stands_for_others(decision.options[0]):
            answer = self._next(decision, False)
            named = answer is not None and table.forks.choose(2) == 1
            if answer is not None and named and self._fitting(table, decision, answer.value):
                self._used(answer)
                self._begin(table, decision, list(as_list(answer.value))[1:])

    # --- which answer ----------------------------------------------------------------

    def _next(self, decision: Decision, needed: bool) -> Answer | None:
        """The answer whose turn it is, if it is that player's."""
        if not self.queue:
            return None
        if self.queue[0].by in (NOBODY, decision.player):
            return self.queue[0]
        if needed:
            for answer in self.queue:
                if answer.by == decision.player:
                    return answer
        return None

    def _used(self, answer: Answer) -> None:
        self.queue.remove(answer)

    def _go_on(self, table: Table, decision: Decision, open: OpenList) -> int:
        """Go on with the list that is being answered."""
        done = index_of_verb(decision, DO_DONE)
        if not open.items:
            if done == NOTHING:
                return NOTHING
            follows = self.queue and self._fitting(table, decision, self.queue[0].value)
            if follows and table.forks.choose(2) == 1:
                return NOTHING
            return done
        for number, item in enumerate(open.items):
            if number and decision.kind in (ASK_CAST, *_ABOUT_SOURCES):
                break
            found = self._item(table, decision, item, open.items.count(item))
            found = self._halves(table, decision, found, 0)
            if found:
                del open.items[number]
                open.objects = [option.object for option in decision.options]
                return found[table.forks.choose(len(found))]
        if len(decision.options) == 1 and done == NOTHING:
            return 0
        raise StepFailed(f"{open.items[0]!r} is no answer to: {table.question(decision)}")

    # --- how an answer is used -------------------------------------------------------

    def _use(self, table: Table, decision: Decision, answer: Answer, usual: int) -> int:
        value = answer.value
        yes = index_of_verb(decision, DO_YES)
        if yes != NOTHING:
            return self._yes_or_no(table, decision, answer, yes)
        if value is True:
            return self._affirmed(table, decision, answer, usual)
        if value is False or value == []:
            if usual == NOTHING or decision.options[usual].verb != DO_DONE:
                return NOTHING
            self._used(answer)
            return usual
        items = list(as_list(value))
        found = self._fitting(table, decision, value)
        if not found:
            return NOTHING
        which_cost = decision.kind == ASK_COST and decision.options[found[0]].verb == DO_NUMBER
        if which_cost and isinstance(items[0], str):
            # Which of several costs is clear from what it is paid with, which is asked next.
            return found[table.forks.choose(len(found))]
        found = self._halves(table, decision, found, self.queue.index(answer) + 1)
        ways = len(found) + (1 if usual != NOTHING else 0)
        way = table.forks.choose(ways)
        if way == len(found):
            return NOTHING
        self._used(answer)
        self._begin(table, decision, items[1:])
        return found[way]

    def _yes_or_no(self, table: Table, decision: Decision, answer: Answer, yes: int) -> int:
        value = answer.value
        no = index_of_verb(decision, DO_NO)
        if value is True or value is False or value == []:
            self._used(answer)
            return yes if value is True else no
        if decision.kind == ASK_COST:
            return self._optional_cost(table, decision, answer, yes, no)
        # "To do a thing with one particular object": the object may stand for yes, and is then
        # used up here or by the question which object.
        ways = [yes, yes, no] if isinstance(value, str) else [yes, no]
        way = table.forks.choose(len(ways))
        if len(ways) == 3 and way == 1:
            self._used(answer)
        return ways[way]

    def _optional_cost(
        self, table: Table, decision: Decision, answer: Answer, yes: int, no: int
    ) -> int:
        value = answer.value
        if isinstance(value, str) and value.casefold() == decision.word:
            self._used(answer)
            return yes
        if isinstance(value, int) and decision.word == _REPEATED and no != NOTHING:
            if table.forks.choose(2) == 1:
                return no
            if value == 0:
                self._used(answer)
                return no
            answer.value = value - 1
            if value == 1 and table.forks.choose(2) == 1:
                self._used(answer)  # it can't be paid once more, so that is not asked
            return yes
        return no

    def _affirmed(self, table: Table, decision: Decision, answer: Answer, usual: int) -> int:
        """``true``, after which the object may follow that it is done with."""
        if usual != NOTHING and decision.options[usual].verb != DO_DONE:
            return NOTHING
        doing = [index for index, option in enumerate(decision.options) if option.verb != DO_DONE]
        position = self.queue.index(answer)
        following = self.queue[position + 1 :]
        if following and following[0].by in (NOBODY, decision.player):
            found = self._fitting(table, decision, following[0].value)
            if found:
                self._used(answer)
                return self._use(table, decision, following[0], NOTHING)
        objects = {decision.options[index].object: True for index in doing}
        if len(objects) != 1:
            return NOTHING
        self._used(answer)
        self._begin(table, decision, [])
        return doing[table.forks.choose(len(doing))]

    def _fitting(self, table: Table, decision: Decision, value: Any) -> list[int]:
        items = as_list(value)
        if decision.kind == ASK_ORDER and decision.word == _CARDS and len(items) < 2:
            return []  # cards that are put back keep their order unless a list says otherwise
        return self._item(table, decision, items[0], items.count(items[0])) if items else []

    def _item(self, table: Table, decision: Decision, item: Scalar, times: int = 1) -> list[int]:
        """The options that one thing named fits; it is named so many times."""
        options = decision.options
        if isinstance(item, bool):
            return []
        if isinstance(item, int):
            number = item - 1 if decision.kind in (ASK_MODE, ASK_COST) else item
            index = number_index(decision, number)
            return [index] if index != NOTHING else []
        if decision.kind == ASK_WORD:
            return word_index(decision, item)
        if decision.kind == ASK_MODE:
            return mode_index(table, item)
        if decision.kind == ASK_COST and player_of(item) == NOBODY:
            numbers = [i for i, option in enumerate(options) if option.verb == DO_NUMBER]
            if numbers:
                return numbers
        return table.matching(item, options, decision.kind in _ABOUT_SOURCES, times)

    def _halves(self, table: Table, decision: Decision, found: list[int], after: int) -> list[int]:
        """The half of a split card that is cast (709.3): the answer after the card's may say it."""
        if decision.kind != ASK_CAST or len(found) < 2 or decision.options[found[0]].number <= 0:
            return found
        if len(self.queue) > after and isinstance(self.queue[after].value, str):
            named = table.faces(self.queue[after].value, decision.options, found)
            if named:
                del self.queue[after]
                return named
        halves = table.halves([decision.options[index] for index in found])
        raise StepFailed(f"unanswered: which half: {halves}")

    def orders(self, table: Table, least: int) -> None:
        """Damage assignment orders (509.2-3) of at least so many names; nobody asks for them."""
        while self.queue:
            names = as_list(self.queue[0].value)
            if len(names) < least or not all(isinstance(name, str) for name in names):
                return
            if not announced(table, names):
                return
            del self.queue[0]

    # --- combat damage ---------------------------------------------------------------

    def _damage(self, table: Table, decision: Decision) -> int:
        """The numbers for one creature's damage, or lethal damage in order."""
        source = decision.options[0].object
        if source not in self.assigned:
            self.orders(table, 1)
            answer = self._next(decision, False)
            numbers: list[int] | None = None
            if answer is not None and _all_numbers(answer.value):
                numbers = as_list(answer.value)
                self._used(answer)
            self.assigned[source] = assignment(table, decision, numbers)
        return self.assigned[source].pick(table, decision)


def index_of_verb(decision: Decision, verb: int) -> int:
    """The index of the first option that does that, or NOTHING."""
    for index, option in enumerate(decision.options):
        if option.verb == verb:
            return index
    return NOTHING


def _answer(value: Any) -> Answer:
    if isinstance(value, dict):
        return Answer(value["is"], "ab".index(value["by"]))
    return Answer(value)


def _all_numbers(value: Any) -> bool:
    return all(isinstance(one, int) and not isinstance(one, bool) for one in as_list(value))
