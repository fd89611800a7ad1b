"""Reading scenario files and checking that they follow the format.

Only the form is checked here: keys, types, words. What is found is reported with the
scenario and the key; names of cards and objects are looked up when the scenario runs.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sim.scenario.failure import FormError
from sim.scenario.schema import (
    CARD_KEYS,
    CARD_ZONES,
    COMMON_KEYS,
    COUNT_KEYS,
    KINDS,
    PLAYER_KEYS,
    PLAYERS,
    SCENARIO_KEYS,
    START_KEYS,
    VERBS,
    Check,
)

Table = dict[str, Any]
_COUNTED: Final = re.compile(r"(\d{1,9}) (.+)")
_MOST_CARDS: Final = 5000


@dataclass(frozen=True)
class Scenario:
    """One scenario as it is written: the tables of the file, checked."""

    file: str
    name: str
    start: Table
    players: tuple[Table, Table]
    steps: list[Table]
    expect: list[Table]


def counted(name: str) -> tuple[int, str]:
    """How many of which card: ``"4 Swamp"`` is four of ``"Swamp"``."""
    match = _COUNTED.fullmatch(name)
    return (int(match[1]), match[2]) if match else (1, name)


class _Checker:
    """Walks through one scenario and notes what is wrong, each with its key."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.messages: list[str] = []

    def wrong(self, key: str, problem: str) -> None:
        self.messages.append(f"{self.where}: {key}: {problem}")

    def table(self, value: Any, key: str, known: dict[str, Check]) -> bool:
        """Whether the value is a table; its keys are checked."""
        if not isinstance(value, dict):
            self.wrong(key, "has to be a table")
            return False
        for name, inner in value.items():
            path = f"{key}.{name}" if key else name
            if name not in known:
                self.wrong(path, f"unknown key; possible: {', '.join(known)}")
            elif problem := known[name](inner):
                self.wrong(path, problem)
        return True

    def scenario(self, value: Table) -> None:
        self.table(value, "", SCENARIO_KEYS)
        self.table(value.get("start", {}), "start", START_KEYS)
        ids: list[str] = []
        for player in PLAYERS:
            table = value.get(player, {})
            if not self.table(table, player, PLAYER_KEYS):
                continue
            for zone in CARD_ZONES:
                for number, card in enumerate(self.listed(table, zone, player)):
                    self.card(card, f"{player}.{zone}[{number + 1}]", ids)
        for number, step in enumerate(self.listed(value, "steps")):
            self.step(step, f"steps[{number + 1}]")
        self.expectations(value.get("expect", []), "expect")

    def listed(self, table: Table, name: str, prefix: str = "") -> list[Any]:
        value = table.get(name, [])
        if isinstance(value, list):
            return value
        self.wrong(f"{prefix}.{name}" if prefix else name, "has to be a list")
        return []

    def card(self, value: Any, key: str, ids: list[str]) -> None:
        if isinstance(value, str):
            if not value:
                self.wrong(key, "a card without a name")
            self.card_count(value, key)
        elif self.table(value, key, CARD_KEYS):
            if "card" not in value:
                self.wrong(f"{key}.card", "missing")
            elif isinstance(value["card"], str):
                self.card_count(value["card"], f"{key}.card")
            if value.get("id") in ids:
                self.wrong(f"{key}.id", f"{value['id']!r} is used twice")
            if isinstance(value.get("id"), str):
                ids.append(value["id"])

    def card_count(self, name: str, key: str) -> None:
        if counted(name)[0] > _MOST_CARDS:
            self.wrong(key, f"{_MOST_CARDS} of a card are the most")

    def step(self, value: Any, key: str) -> None:
        if not isinstance(value, dict):
            self.wrong(key, "has to be a table")
            return
        verbs = [name for name in value if name in VERBS]
        if len(verbs) != 1:
            unknown = [name for name in value if name not in COMMON_KEYS and name not in VERBS]
            named = verbs or unknown or list(value)
            possible = f"; possible: {', '.join(VERBS)}" if not verbs else ""
            self.wrong(".".join([key, *named[:1]]), f"a step has just one verb{possible}")
            return
        verb = verbs[0]
        check, further = VERBS[verb]
        self.table(value, key, {verb: check, **further, **COMMON_KEYS})
        if verb in ("legal", "illegal"):
            self.step(value[verb], f"{key}.{verb}")
        elif verb == "expect":
            self.expectations(value[verb], f"{key}.expect")

    def expectations(self, value: Any, key: str) -> None:
        if not isinstance(value, list):
            self.expectation(value, key)
            return
        for number, one in enumerate(value):
            self.expectation(one, f"{key}[{number + 1}]")

    def expectation(self, value: Any, key: str) -> None:
        if not isinstance(value, dict):
            self.wrong(key, "has to be a table")
            return
        kinds = [name for name in KINDS if name in value]
        if len(kinds) != 1:
            possible = f"; possible: {', '.join(KINDS)}" if not kinds else ""
            self.wrong(
                ".".join([key, *kinds[:1]]), f"has to be just one kind of expectation{possible}"
            )
            return
        kind = kinds[0]
        check, further = KINDS[kind]
        self.table(value, key, {kind: check, **further})
        if kind == "count":
            self.table(value["count"], f"{key}.count", COUNT_KEYS)
            if "is" not in value:
                self.wrong(f"{key}.is", "missing")
        elif kind == "cards" and "zone" not in value:
            self.wrong(f"{key}.zone", "missing")


def as_list(value: Any) -> list[Any]:
    """The value where a list is meant: one thing stands for a list of it."""
    return value if isinstance(value, list) else [value]


def load(path: Path) -> list[Scenario]:
    """The scenarios of a file.

    Raises:
        FormError: the file cannot be read or does not follow the format.
    """
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError) as error:
        raise FormError([f"{path}: {_unreadable(error)}"]) from error
    messages = [
        f"{path}: {key}: unknown key; possible: scenario" for key in document if key != "scenario"
    ]
    tables = document.get("scenario", [])
    if not isinstance(tables, list) or any(not isinstance(one, dict) for one in tables):
        raise FormError([f"{path}: scenario: has to be a list of tables"])
    for number, table in enumerate(tables):
        name = table.get("name")
        shown = " ".join(name.split()) if isinstance(name, str) else ""
        if not shown:
            messages.append(f"{path}: scenario {number + 1}: name: missing")
        checker = _Checker(f"{path}: {shown or f'scenario {number + 1}'}")
        checker.scenario(table)
        messages += checker.messages
    if messages:
        raise FormError(messages)
    return [_scenario(path.name, table) for table in tables]


def _unreadable(error: Exception) -> str:
    """Why a file cannot be read, in one line."""
    if isinstance(error, UnicodeDecodeError):
        return "is not text in UTF-8"
    if isinstance(error, RecursionError):
        return "tables are nested too deep"
    return getattr(error, "strerror", None) or str(error)


def _scenario(file: str, table: Table) -> Scenario:
    return Scenario(
        file=file,
        name=" ".join(table["name"].split()),
        start=table.get("start", {}),
        players=(table.get("a", {}), table.get("b", {})),
        steps=table.get("steps", []),
        expect=as_list(table.get("expect", [])),
    )
