"""Carrying out the steps of a scenario: each verb as answers to the engine's decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules import loop
from sim.rules.facing import showing
from sim.scenario import chance, combat, expect
from sim.scenario.answers import Answers
from sim.scenario.failure import ScenarioFailed, StepFailed
from sim.scenario.forks import Forks
from sim.scenario.form import as_list
from sim.scenario.keys import Keys
from sim.scenario.names import is_face, letter
from sim.scenario.position import MANUAL, SETTINGS
from sim.scenario.schema import VERBS
from sim.scenario.table import Table
from sim.scenario.turns import pass_to
from sim.state.decision import (
    ASK_ATTACK,
    ASK_BLOCK,
    ASK_PRIORITY,
    DO_ACTIVATE,
    DO_CAST,
    DO_PLAY_LAND,
    DO_SPECIAL,
    Decision,
    Option,
)
from sim.vocab.terms import (
    KEYWORD_CONVOKE,
    NOBODY,
    STEP_NAMES,
    ZONE_BATTLEFIELD,
    ZONE_NAMES,
    ZONE_STACK,
)

Step = dict[str, Any]
_COMMON: Final = ("by", "answers", "random")
# Permissions that have a name of their own but cast without paying the mana cost.
_PERMISSIONS: Final = {"plot": "free", "plotted": "free"}


class Attempt:
    """One attempt at a step, on a table of its own: what is still to be answered."""

    def __init__(self, table: Table, step: Step) -> None:
        self.table = table
        self.step = step
        self.by = "ab".index(step["by"]) if "by" in step else NOBODY
        self.answers = Answers(as_list(step.get("answers", [])))
        self.keys: Keys | None = None

    def settle(self) -> None:
        """Answer what is asked until a player has priority, declares, or the game is over."""
        table = self.table
        while not table.over and not table.paused:
            decision = table.decision()
            if decision.kind in (ASK_PRIORITY, ASK_ATTACK, ASK_BLOCK):
                self.answers.closed(table)
                return
            if self.keys is not None:
                table.choose(self.keys.pick(table, decision))
            else:
                table.choose(self.answers.pick(table, decision))

    def pass_priority(self) -> None:
        """The player with priority passes, and what follows from it is answered."""
        self.table.pass_priority()
        self.settle()


def carry_out(table: Table, step: Step) -> None:
    """Carry out a step.

    Raises:
        StepFailed: it cannot be carried out, in whatever way it is read; the table is as before.
        ScenarioFailed: an expectation does not hold, or something named never existed.
    """
    forks = Forks()
    first: StepFailed | None = None
    while True:
        attempt = Attempt(table.copy(), step)
        attempt.table.forks = forks
        try:
            _perform(attempt)
        except StepFailed as failure:
            first = first or failure
            if not forks.advance():
                raise first from None
        else:
            table.become(attempt.table)
            return


def verb_of(step: Step) -> str:
    """The verb of a step."""
    return next(name for name in step if name in VERBS)


def _perform(attempt: Attempt) -> None:
    verb = verb_of(attempt.step)
    trying = verb in ("legal", "illegal")  # the step tried has its own chances
    picked = {} if trying else chance.begin(attempt.table, attempt.step)
    _PERFORM[verb](attempt, attempt.step[verb])
    attempt.answers.finish(attempt.table)
    chance.finish(attempt.table, picked)


# --- playing, casting, activating ----------------------------------------------------------


def _play(attempt: Attempt, name: str) -> None:
    decision = attempt.table.priority(attempt.by)
    options = [option for option in decision.options if option.verb == DO_PLAY_LAND]
    zone = ZONE_NAMES.index(attempt.step.get("from", "hand"))
    options = _with_face(attempt, _in_zone(attempt.table, options, zone))
    _act(attempt, decision, options, name, "played")


def _cast(attempt: Attempt, name: str) -> None:
    table = attempt.table
    decision = table.priority(attempt.by)
    via = attempt.step.get("via", "").casefold()
    via = _PERMISSIONS.get(via, via)
    options = [
        option
        for option in decision.options
        if option.verb == DO_CAST and option.word.casefold() in (via, f"granted {via}")
    ]
    zone = ZONE_NAMES.index(attempt.step.get("from", "hand"))
    attempt.keys = Keys(table, attempt.step, decision.player, attempt.answers)
    options = _with_face(attempt, _in_zone(table, options, zone))
    card = _act(attempt, decision, options, name, "cast").object
    spell = table.state.objects.get(table.latest(card))
    if spell is None or spell.zone != ZONE_STACK:
        raise StepFailed(f"{name} did not stay on the stack")


def _activate(attempt: Attempt, name: str) -> None:
    table = attempt.table
    decision = table.priority(attempt.by)
    options = [option for option in decision.options if option.verb == DO_ACTIVATE]
    if "from" in attempt.step:
        options = _in_zone(table, options, ZONE_NAMES.index(attempt.step["from"]))
    else:  # a name is looked for on the battlefield first
        on_battlefield = _in_zone(table, options, ZONE_BATTLEFIELD)
        if any(table.called(name, option.object) for option in on_battlefield):
            options = on_battlefield
    if "ability" in attempt.step:
        number = attempt.step["ability"] - 1
        options = [option for option in options if option.number == number]
    attempt.keys = Keys(table, attempt.step, decision.player, attempt.answers)
    _act(attempt, decision, options, name, "activated")


def _special(attempt: Attempt, name: str) -> None:
    decision = attempt.table.priority(attempt.by)
    options = [option for option in decision.options if option.verb == DO_SPECIAL]
    attempt.keys = Keys(attempt.table, attempt.step, decision.player, attempt.answers)
    _act(attempt, decision, options, name, "done")


def _in_zone(table: Table, options: list[Option], zone: int) -> list[Option]:
    return [option for option in options if table.state.objects[option.object].zone == zone]


def _with_face(attempt: Attempt, options: list[Option]) -> list[Option]:
    """The options about the half or face that is named; if none is, the card as it is first."""
    step = attempt.step
    if "face" in step:
        return _of_face(attempt, options, step["face"])
    named = _of_face(attempt, options, str(step.get("cast") or step.get("play") or ""))
    if any(option.number > 0 for option in named):
        return named
    whole = {option.object for option in options if option.number <= 0}
    return [one for one in options if one.number <= 0 or one.object not in whole]


def _of_face(attempt: Attempt, options: list[Option], face: str) -> list[Option]:
    objects = attempt.table.state.objects
    return [
        option
        for option in options
        if showing(objects[option.object].card, option.number).name.casefold() == face.casefold()
    ]


def _act(
    attempt: Attempt, decision: Decision, options: list[Option], name: str, done: str
) -> Option:
    """Take the one option about the object that is named, and make its choices."""
    table = attempt.table
    found = table.matching(name, options)
    if not found:
        if not is_face(table.state, name):
            table.names.find(table.state, name)
        raise StepFailed(f"{name} cannot be {done} now by {letter(decision.player)}")
    if done == "activated" and len({options[index].number for index in found}) > 1:
        raise StepFailed(f"{name} has several abilities; the step has to say which")
    if done == "cast" and len({options[index].number for index in found}) > 1:
        halves = table.halves([options[index] for index in found])
        raise StepFailed(
            f"{name} is cast as one of its halves; the step has to say which: {halves}"
        )
    chosen = options[found[table.forks.choose(len(found))]]
    if attempt.step.get("pay") is not None or _taps_for_convoke(attempt, chosen):
        table.state.settings = MANUAL
    table.choose(decision.options.index(chosen))
    attempt.settle()
    table.state.settings = SETTINGS
    if attempt.keys is not None:
        attempt.keys.finish(table)
    return chosen


def _taps_for_convoke(attempt: Attempt, option: Option) -> bool:
    """Whether the step says what is tapped for convoke; only who pays by hand is asked."""
    obj = attempt.table.state.objects.get(option.object)
    convokes = obj is not None and obj.chars.keywords & KEYWORD_CONVOKE
    return option.verb == DO_CAST and bool(convokes) and "tap" in attempt.step


# --- passing -------------------------------------------------------------------------------


def _pass(attempt: Attempt, player: str) -> None:
    attempt.table.priority("ab".index(player))
    attempt.pass_priority()


def _resolve(attempt: Attempt, number: int | str) -> None:
    """Both players pass until so many objects of the stack have resolved."""
    table = attempt.table
    table.priority(attempt.by)
    resolved = 0
    while not table.over and resolved != number:
        stack = table.state.stack
        if not stack:
            if number == "all":
                return
            raise StepFailed(f"the stack is empty after {resolved} of {number} resolved")
        top = stack[-1].id
        attempt.pass_priority()
        if all(obj.id != top for obj in table.state.stack):
            resolved += 1


def _to(attempt: Attempt, goal: str) -> None:
    if attempt.by != NOBODY:
        attempt.table.priority(attempt.by)
    player, _, step = goal.partition(":")
    pass_to(attempt, "ab".index(player), STEP_NAMES.index(step))


def _attack(attempt: Attempt, entries: list[Any]) -> None:
    combat.attack(attempt, entries)


def _block(attempt: Attempt, entries: list[Any]) -> None:
    combat.block(attempt, entries)


def _concede(attempt: Attempt, player: str) -> None:
    loop.concede(attempt.table.state, "ab".index(player))


# --- trying and checking -------------------------------------------------------------------


def _inner(attempt: Attempt, step: Step) -> Step:
    """The step to try; what is said of the trial holds for it."""
    outer: Step = {key: attempt.step[key] for key in _COMMON if key in attempt.step}
    attempt.answers = Answers([])
    return {**outer, **step}


def _legal(attempt: Attempt, step: Step) -> None:
    inner = _inner(attempt, step)
    try:
        carry_out(attempt.table.copy(), inner)
    except StepFailed as failure:
        raise ScenarioFailed(f"{verb_of(step)} is not legal: {failure}") from None


def _illegal(attempt: Attempt, step: Step) -> None:
    inner = _inner(attempt, step)
    try:
        carry_out(attempt.table.copy(), inner)
    except StepFailed:
        return
    raise ScenarioFailed(f"{verb_of(step)} {step[verb_of(step)]!r} is legal")


def _expect(attempt: Attempt, expectations: Any) -> None:
    expect.check_all(attempt.table, as_list(expectations))


_PERFORM: Final[dict[str, Callable[[Attempt, Any], None]]] = {
    "play": _play,
    "cast": _cast,
    "activate": _activate,
    "attack": _attack,
    "block": _block,
    "special": _special,
    "pass": _pass,
    "resolve": _resolve,
    "to": _to,
    "legal": _legal,
    "illegal": _illegal,
    "expect": _expect,
    "concede": _concede,
}
