"""The choices of casting and activating, from the keys of the step."""

from __future__ import annotations

from typing import Any, Final

from sim.scenario.answers import Answers, index_of_verb
from sim.scenario.defaults import NOTHING, number_index
from sim.scenario.failure import StepFailed
from sim.scenario.form import as_list
from sim.scenario.names import player_of
from sim.scenario.position import SETTINGS
from sim.scenario.table import Table
from sim.state.decision import (
    ASK_COST,
    ASK_DIVIDE,
    ASK_MANA,
    ASK_MODE,
    ASK_OBJECT,
    ASK_TARGET,
    ASK_WORD,
    ASK_X,
    DO_ACTIVATE,
    DO_DONE,
    DO_NO,
    DO_NUMBER,
    DO_PICK,
    DO_YES,
    Decision,
)
from sim.state.frames import AnnounceFrame
from sim.state.objects import GameObject
from sim.vocab.terms import NOBODY, ZONE_BATTLEFIELD, ZONE_EXILE, ZONE_HAND, ZONE_STACK

_COSTS: Final = ("sacrifice", "discard", "exile", "tap", "return", "remove")
# Which key says what is picked, where the engine calls the cost differently.
_KEY_OF: Final = {"delve": "exile", "escape": "exile", "convoke": "tap", "improvise": "tap"}
# Where what pays comes from, and where it goes.
_FROM: Final = {"sacrifice": ZONE_BATTLEFIELD, "return": ZONE_BATTLEFIELD, "discard": ZONE_HAND}
_TO: Final = {"return": ZONE_HAND, "exile": ZONE_EXILE}
_KICKERS: Final = ("kicker", "multikicker")
_CONVOKE: Final = "convoke"
_PHYREXIAN: Final = "phyrexian"
_PHYREXIAN_LIFE: Final = 2


class Keys:
    """What a step says of the choices of one spell or ability, and what of it is still unused."""

    def __init__(self, table: Table, step: dict[str, Any], player: int, answers: Answers) -> None:
        self.answers = answers
        self.player = player
        self.object = NOBODY
        self.targets = _listed(step, "targets")
        self.clause = ""  # the instance of the word "target" for which one was named last
        for name in self.targets or ():
            if player_of(name) == NOBODY:
                table.names.find(table.state, name)  # it has to name something
        self.modes = _listed(step, "modes")
        if self.modes is not None:
            self.modes = sorted(self.modes)
        self.x: int | None = step.get("x")
        self.kicked = int(step.get("kicked", 0))
        self.extras = [str(name).casefold() for name in as_list(step.get("extras", []))]
        self.division: list[int] = as_list(step.get("divide", []))
        self.costs = {key: as_list(step[key]) for key in _COSTS if key in step}
        self.given = list(self.costs)
        self.life = step.get("life", 0)
        self.pay = _listed(step, "pay")
        self.depth = 0
        self._life_before = table.state.players[player].life
        self._zones = {
            name: self._where(table, name) for names in self.costs.values() for name in names
        }

    def pick(self, table: Table, decision: Decision) -> int:
        """The index of the option that the keys, the answers or the defaults choose.

        Raises:
            StepFailed: what the keys say is not possible.
        """
        if not self._covers(table, decision):
            return self.answers.pick(table, decision)
        index = NOTHING
        kind = decision.kind
        if kind == ASK_MODE and self.modes is not None:
            index = self._mode(decision, self.modes)
        elif kind == ASK_X and self.x is not None:
            index = number_index(decision, self.x)
            if index == NOTHING:
                raise StepFailed(f"X cannot be {self.x}")
            self.x = None
        elif kind == ASK_TARGET and self.targets is not None:
            index = self._target(table, decision, self.targets)
        elif kind == ASK_DIVIDE and self.division:
            index = number_index(decision, self.division[0])
            if index == NOTHING:
                raise StepFailed(f"{self.division[0]} cannot be one part of the division")
            del self.division[0]
        elif kind in (ASK_COST, ASK_OBJECT):
            index = self._cost(table, decision)
        elif kind == ASK_MANA:
            index = self._mana(table, decision)
        elif kind == ASK_WORD and self.pay is not None and not self.answers.queue:
            index = table.forks.choose(len(decision.options))
        return index if index != NOTHING else self.answers.pick(table, decision)

    def _covers(self, table: Table, decision: Decision) -> bool:
        """Whether the decision belongs to this spell or ability, not to a trigger of it."""
        for frame in table.state.frames:
            if isinstance(frame, AnnounceFrame):
                if self.object == NOBODY:
                    self.object = frame.object
                return frame.object == self.object
        return decision.player == self.player and decision.kind in (ASK_COST, ASK_MANA, ASK_X)

    # --- one kind of decision each ---------------------------------------------------

    def _mode(self, decision: Decision, modes: list[int]) -> int:
        if not modes:
            done = index_of_verb(decision, DO_DONE)
            if done == NOTHING:
                raise StepFailed("modes names too few")
            return done
        index = number_index(decision, modes[0] - 1)
        if index == NOTHING:
            raise StepFailed(f"mode {modes[0]} cannot be chosen")
        del modes[0]
        return index

    def _target(self, table: Table, decision: Decision, targets: list[str]) -> int:
        done = index_of_verb(decision, DO_DONE)
        if not targets:
            if done == NOTHING and decision.word == self.clause:
                raise StepFailed("it has to have more targets than those")
            return done
        found = table.matching(targets[0], decision.options, times=targets.count(targets[0]))
        if not found:
            if done != NOTHING:
                return done
            raise StepFailed(f"{targets[0]} is no legal target: {table.question(decision)}")
        if done != NOTHING and table.forks.choose(2) == 1:
            return done
        del targets[0]
        self.clause = decision.word
        return found[0]

    def _cost(self, table: Table, decision: Decision) -> int:
        word = decision.word.casefold()
        yes = index_of_verb(decision, DO_YES)
        if yes != NOTHING or index_of_verb(decision, DO_NO) != NOTHING:
            return self._yes_or_no(decision, word, yes)
        if index_of_verb(decision, DO_PICK) != NOTHING:
            return self._picked(table, decision, _KEY_OF.get(word, word))
        numbers = [
            index for index, option in enumerate(decision.options) if option.verb == DO_NUMBER
        ]
        if numbers and not self.answers.queue:
            return numbers[table.forks.choose(len(numbers))]
        return NOTHING

    def _yes_or_no(self, decision: Decision, word: str, yes: int) -> int:
        no = index_of_verb(decision, DO_NO)
        wanted = False
        if word == _PHYREXIAN:
            wanted = self.life >= _PHYREXIAN_LIFE
            if wanted:
                self.life -= _PHYREXIAN_LIFE
        elif word in self.extras:
            wanted = True
            self.extras.remove(word)
        elif word in _KICKERS and self.kicked:
            wanted = True
            self.kicked -= 1
        if wanted and yes == NOTHING:
            raise StepFailed(f"{word} cannot be paid")
        if wanted:
            return yes
        return no if no != NOTHING else yes

    def _picked(self, table: Table, decision: Decision, key: str) -> int:
        done = index_of_verb(decision, DO_DONE)
        if decision.kind == ASK_OBJECT and key not in self.costs:
            return NOTHING
        if key not in self.given:
            return NOTHING
        names = self.costs[key]
        for position, name in enumerate(names):
            found = table.matching(name, decision.options, times=names.count(name))
            if found:
                del names[position]
                return found[0]
        if done != NOTHING:
            if decision.word == _CONVOKE and self.pay is None:
                table.state.settings = SETTINGS  # the rest the engine pays
            return done
        if names:
            raise StepFailed(f"{names[0]} cannot pay: {table.question(decision)}")
        if len(decision.options) > 1:
            raise StepFailed(f"{key} names too few: {table.question(decision)}")
        return 0

    def _mana(self, table: Table, decision: Decision) -> int:
        """One permanent after the other is tapped for mana, then what floats pays."""
        done = index_of_verb(decision, DO_DONE)
        if self.pay is None:
            return NOTHING
        depth = len(table.state.frames)
        if not self.depth:
            self.depth = depth
        if done != NOTHING and (not self.pay or depth > self.depth):
            return done
        if not self.pay:
            raise StepFailed("what is named under pay is not enough")
        found = [
            index
            for index in table.matching(
                self.pay[0], decision.options, times=self.pay.count(self.pay[0])
            )
            if decision.options[index].verb == DO_ACTIVATE
        ]
        if not found:
            raise StepFailed(f"{self.pay[0]} cannot pay: {table.question(decision)}")
        del self.pay[0]
        return found[table.forks.choose(len(found))]

    # --- when all is chosen ----------------------------------------------------------

    def finish(self, table: Table) -> None:
        """Every key has to be used up, or to say what has happened anyway.

        Raises:
            StepFailed: one is not.
        """
        if self.targets:
            raise StepFailed(f"there is no target {self.targets[0]}")
        if self.modes:
            raise StepFailed(f"mode {self.modes[0]} was not asked for")
        if self.x:
            raise StepFailed("there is no X")
        if self.kicked:
            raise StepFailed("it was not kicked so often")
        if self.extras:
            raise StepFailed(f"there is no cost {self.extras[0]}")
        if len(self.division) > 1 or (self.division and not self._last_part(table)):
            raise StepFailed(f"{self.division} was not divided")
        if self.pay:
            raise StepFailed(f"{self.pay[0]} was not needed to pay")
        lost = self._life_before - table.state.players[self.player].life
        if self.life and lost != self.life:
            raise StepFailed(f"{lost} life was paid")
        for key, names in self.costs.items():
            for name in names:
                if not self._paid(table, key, name):
                    raise StepFailed(f"{name} did not pay ({key})")

    def _last_part(self, table: Table) -> bool:
        """Whether the last part of the division is what the last target gets."""
        obj = table.state.objects.get(self.object)
        context = obj.context if obj is not None else None
        return context is None or not context.division or context.division[-1:] == self.division

    def _where(self, table: Table, name: str) -> GameObject | None:
        found = table.names.find(table.state, name)
        return found[0].clone() if found else None

    def _paid(self, table: Table, key: str, name: str) -> bool:
        """Whether the object has paid though nobody was asked which one does."""
        before = self._zones[name]
        if before is None:
            return False
        now = table.state.objects.get(table.latest(before.id))
        if key == "tap":
            return now is not None and now.tapped and not before.tapped
        if key == "remove":
            return now is None or now.id != before.id or now.counters != before.counters
        if now is None:
            return key in ("sacrifice", "return", "exile") and before.token
        if before.zone != _FROM.get(key, before.zone) or now.id == before.id:
            return False
        if now.zone == ZONE_STACK:
            return False  # it is what is being cast
        return now.zone == _TO.get(key, now.zone)


def _listed(step: dict[str, Any], key: str) -> list[Any] | None:
    return list(as_list(step[key])) if key in step else None
